import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packed/src/command.ts';

export interface Story {
  id: string;
  title: string;
  importPath: string;
  type: string;
  tags: string[];
}

// A board draws its overlays in place; a playground is its Default again.
const skippedTags: ReadonlySet<string> = new Set(['board', 'playground']);
const skippedStories: ReadonlySet<string> = new Set([
  // Storybook's preview takes the focus that its `play` begins with, as it shows the story.
  'data-property-filter--default',
  // Its `play` prints before the built preview has run the table's effects.
  'data-data-table--print',
]);

const source = join(root, 'packages/ui/src');

/** Folders of `packages/ui` whose components open an overlay themselves. */
function overlayFolders(): Set<string> {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const opens = ({ name }: { name: string }) =>
    readdirSync(join(source, name)).some(
      (file) =>
        /^[A-Z]\w*\.tsx$/.test(file) && readFileSync(join(source, name, file), 'utf8').includes("from '../overlay/"),
    );
  return new Set(folders.filter(opens).map(({ name }) => name));
}

/** Documented stories of components that open an overlay, and of tours. */
export function overlayStories(storybook: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  const folders = overlayFolders();
  return Object.values(entries).filter(({ id, type, title, importPath, tags }) => {
    const [, , packageName, , folder = ''] = importPath.split('/');
    const isOverlay = packageName === 'tour' || (packageName === 'ui' && folders.has(folder));
    const isSkipped = skippedStories.has(id) || title.startsWith('Tests/') || tags.some((tag) => skippedTags.has(tag));
    return type === 'story' && isOverlay && !isSkipped;
  });
}
