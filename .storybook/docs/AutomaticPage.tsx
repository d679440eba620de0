import { Canvas, Description, DocsContext, Primary, Subtitle } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { sentenceCase } from '../sentenceCase.ts';
import { PageTitle } from './PageTitle.tsx';
import { Properties } from './Properties.tsx';

/** The page of a story file without an MDX page. */
export function AutomaticPage() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    // Docs pages do not run play functions, so such stories would look like the first one.
    .filter(
      ({ tags, playFunction }, index) => tags.includes('autodocs') && (index === 0 || playFunction === undefined),
    );
  return (
    <>
      <PageTitle />
      <Subtitle />
      <Description />
      <Primary />
      <Properties />
      {others.length > 0 && <h2 id="stories">Stories</h2>}
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
