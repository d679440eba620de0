import { Canvas, Description, DocsContext, Primary, Subtitle } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { sentenceCase } from '../sentenceCase.ts';
import { PageTitle } from './PageTitle.tsx';
import { Properties } from './Properties.tsx';

/** The page of a story file that has no prose of its own. */
export function AutomaticPage() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <PageTitle />
      <Subtitle />
      <Description />
      <Primary />
      <Properties />
      {others.length > 0 && <h2>Stories</h2>}
      {others.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <h3 id={id}>{sentenceCase(name)}</h3>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </Fragment>
      ))}
    </>
  );
}
