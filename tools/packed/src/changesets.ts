import { globSync, readFileSync } from 'node:fs';

export const sizes = ['patch', 'minor', 'major'] as const;
export type Size = (typeof sizes)[number];

/** A changeset: which packages it changes and how much, and what to tell their readers, as Markdown. */
export interface Change {
  packages: { name: string; size: Size }[];
  text: string;
}

/** Front matter between two lines of dashes, then the text. */
function readChange(file: string): Change {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(readFileSync(file, 'utf8')) ?? [];
  const packages = [...head.matchAll(/'([^']+)': (patch|minor|major)/gu)].map(([, name = '', size]) => ({
    name,
    size: size as Size,
  }));
  return { packages, text: text.trim() };
}

/** All pending changesets. */
export function readChanges(root: string): Change[] {
  return globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((file) => readChange(`${root}/${file}`))
    .filter(({ packages }) => packages.length > 0);
}
