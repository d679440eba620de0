import { readFileSync } from 'node:fs';
import { closedEntries, foldersOf, type Folder } from './folders.ts';
import { isShipped, isStory, isTest, pascalOf, readSources, type Source } from './sources.ts';
import { readStoryFile, type StoryFile } from './storyFile.ts';

const groups = [
  'Actions',
  'Inputs',
  'Overlays',
  'Feedback',
  'Navigation',
  'Display',
  'Data',
  'Foundations',
  'Patterns',
];
const statuses = ['ready', 'draft', 'deprecated'];

/** `Inputs/Text field`: a group, then a name in sentence case; OTP and QR can be uppercase. */
function hasGoodTitle(title: string): boolean {
  const [group = '', name = '', ...rest] = title.split('/');
  return groups.includes(group) && rest.length === 0 && /^[A-Z][\w-]*(?: (?:[a-z][\w-]*|[A-Z]{2,}))*$/u.test(name);
}

function storyProblems({ name, sources }: Folder, files: readonly StoryFile[]): string[] {
  if (files.length === 0) return [`${name}: no ${pascalOf(name)}.stories.tsx`];
  const stories = files.flatMap((file) => file.stories);
  const find = (requiredName: string) => stories.find((story) => story.name === requiredName);
  const problems = ['Default', 'Playground', 'States'].flatMap((requiredName) =>
    find(requiredName) === undefined ? [`${name}: no ${requiredName} story`] : [],
  );
  const playground = find('Playground');
  if (playground && !playground.tags.includes('playground'))
    problems.push(`${name}: Playground lacks tags: ['playground']`);
  const board = find('States');
  if (board && !board.tags.includes('board')) problems.push(`${name}: States lacks tags: ['board']`);
  if (board?.hasPlay) problems.push(`${name}: States has a play function: a board is a still image`);
  for (const { path, title, tags } of files) {
    if (!hasGoodTitle(title)) {
      problems.push(`${name}: title '${title}' of ${path} is not 'Group/Name in sentence case' (${groups.join(', ')})`);
    }
    if (!tags.some((tag) => statuses.includes(tag))) {
      problems.push(`${name}: ${path} has no status tag (${statuses.join(', ')})`);
    }
  }
  const isProven = stories.some(({ hasPlay }) => hasPlay) || sources.some(isTest);
  return isProven ? problems : [...problems, `${name}: neither a play function nor a test proves what it does`];
}

function nameProblems({ name, sources }: Folder): string[] {
  const pascal = pascalOf(name);
  return [`${pascal}.tsx`, `${pascal}.mdx`].flatMap((file) =>
    sources.some((source) => source.file === file) ? [] : [`${name}: no ${file}`],
  );
}

/** A module is read as a whole; stories are a list, and a component has one list. */
const maxLines = (source: Source) => (isStory(source) ? 400 : 300);

function fileProblems(source: Source): string[] {
  const { path, folder, file, text } = source;
  const most = maxLines(source);
  const isLong = text.split('\n').length - 1 > most && !file.endsWith('.mdx');
  const problems = isLong ? [`${folder}: ${path} has more than ${most} lines`] : [];
  if (/^(?:utils?|helpers?|common|misc)\b/iu.test(file))
    problems.push(`${folder}: ${path} has a name that says nothing`);
  if (isShipped(source) && folder !== 'dom' && /\bevent\.isComposing|\.keyCode\b/iu.test(text))
    problems.push(`${folder}: ${path} asks a key itself what dom/isComposing.ts knows`);
  if (isShipped(source) && /'react-aria-components\/(?:Input|TextArea)'/u.test(text) && !text.includes('markComposing'))
    problems.push(`${folder}: ${path} has a field of react-aria that does not know a composition in Safari`);
  return problems;
}

/** Private entries must match in README and package.json. */
function entryProblems(ui: string, sources: readonly Source[]): string[] {
  const readme = readFileSync(`${ui}/README.md`, 'utf8');
  const closed = closedEntries(ui).filter((entry) => !entry.includes('*'));
  const existing = new Set(sources.map(({ folder }) => folder));
  const [, listed = ''] = /Private folders: ([^.]+)\./u.exec(readme) ?? [];
  const named = [...listed.matchAll(/`([\w-]+)`/gu)].map(([, name = '']) => name);
  return [
    ...closed
      .filter((name) => !existing.has(name))
      .map((name) => `${name}: package.json closes an entry that is not there`),
    ...closed
      .filter((name) => !named.includes(name))
      .map((name) => `${name}: private, but not among README's "Private folders"`),
    ...named
      .filter((name) => !closed.includes(name))
      .map((name) => `${name}: README calls it private, package.json does not`),
  ];
}

/** Problems in the package's folders, one sentence each: `chip: no States story`. */
export function structureProblems(ui: string): string[] {
  const sources = readSources(ui);
  const folders = foldersOf(ui, sources);
  const files = sources.filter(isStory).map((source) => readStoryFile(source));
  const known = files.filter((file) => file !== undefined);
  const shown = new Set(known.flatMap(({ components }) => components));
  const componentFolders = folders.filter(({ isPublic, components }) => isPublic && components.length > 0);
  return [
    ...componentFolders.flatMap((folder) => [
      ...nameProblems(folder),
      ...storyProblems(
        folder,
        known.filter(({ path }) => path.startsWith(`${folder.name}/`)),
      ),
      ...folder.components
        .filter((component) => !shown.has(component))
        .map(
          (component) =>
            `${folder.name}: ${component} is neither component nor among the subcomponents of a story file`,
        ),
    ]),
    ...sources.flatMap(fileProblems),
    ...entryProblems(ui, sources),
  ];
}
