import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { foldersOf } from './folders.ts';
import { isStory, readSources, type Source } from './sources.ts';
import { readStoryFile } from './storyFile.ts';

const headings = [
  'When to use',
  'When not to use',
  'Do and don’t',
  'Content',
  'Keyboard',
  'Accessibility',
  'Properties',
  'Tokens',
];

function headingProblems({ folder, path, text }: Source): string[] {
  const body = text.replaceAll(/^```.*?^```/gmsu, '');
  const found = [...body.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => heading.replace("'", '’').trim());
  const problems = headings
    .filter((heading) => !found.includes(heading))
    .map((heading) => `${folder}: ${path} lacks '## ${heading}'`);
  const order = found.filter((heading) => headings.includes(heading));
  if (problems.length === 0 && order.join() !== headings.join())
    problems.push(`${folder}: the headings of ${path} are not in order`);
  if (!/^# \S/mu.test(body)) problems.push(`${folder}: ${path} has no title ('# Name')`);
  if (!/<Meta\s+of=\{/u.test(text))
    problems.push(`${folder}: ${path} belongs to no story file ('<Meta of={stories} />')`);
  for (const block of ['<Properties', '<UsedTokens', '<Canvas', '<Do ', '<Dont ']) {
    if (!text.includes(block)) problems.push(`${folder}: ${path} shows no ${block.slice(1).trim()}`);
  }
  return problems;
}

/** Link targets: the ID of each page and story. */
export function pageIds(sources: readonly Source[]): string[] {
  const ofStories = sources.filter(isStory).flatMap((source) => {
    const file = readStoryFile(source);
    if (file === undefined) return [];
    const stories = file.stories.map(({ name }) => `story/${toId(file.title, storyNameFromExport(name))}`);
    return [`docs/${toId(file.title, 'Docs')}`, ...stories];
  });
  const ofPages = sources.flatMap(({ text }) =>
    [...text.matchAll(/<Meta\s+title="([^"]+)"/gu)].map(([, title = '']) => `docs/${toId(title, 'Docs')}`),
  );
  return [...ofStories, ...ofPages];
}

/** Broken links between pages: `?path=/docs/inputs-switch--docs`. */
export function linkProblems(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  return sources
    .filter(({ file }) => file.endsWith('x'))
    .flatMap(({ folder, path, text }) =>
      [...text.matchAll(/\?path=\/([\w/-]+)/gu)].flatMap(([, target = '']) =>
        known.has(target) ? [] : [`${folder}: ${path} links to '${target}', which is no page`],
      ),
    );
}

/** Sections missing from the component pages. */
export function pageProblems(ui: string): string[] {
  const sources = readSources(ui);
  const folders = foldersOf(ui, sources).filter(({ isPublic, components }) => isPublic && components.length > 0);
  return folders.flatMap((folder) =>
    folder.sources.filter(({ file }) => file.endsWith('.mdx')).flatMap(headingProblems),
  );
}
