import { Description, Primary, Stories, Subtitle } from '@storybook/addon-docs/blocks';
import { PageTitle } from './PageTitle.tsx';
import { Properties } from './Properties.tsx';

/** The page of a story file that has no prose of its own. */
export function AutomaticPage() {
  return (
    <>
      <PageTitle />
      <Subtitle />
      <Description />
      <Primary />
      <Properties />
      <Stories includePrimary={false} />
    </>
  );
}
