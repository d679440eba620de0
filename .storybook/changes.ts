import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readChanges } from '../tools/packed/src/changesets.ts';

/** What is to come with the next release, and what the releases before brought, as Markdown. */
function changes(root: string): string {
  const next = readChanges(root).map(({ packages, text }) => {
    const heading = packages.map(({ name, size }) => `\`${name}\` (${size})`).join(', ');
    return `### ${heading}\n\n${text}`;
  });
  const released = `${root}/packages/ui/CHANGELOG.md`;
  const before = existsSync(released) ? readFileSync(released, 'utf8').replace(/^# .*$/mu, '') : '';
  return [...(next.length > 0 ? ['## Next release', ...next] : []), before].join('\n\n');
}

/** Gives the page of changes its text, read from where they are written. */
export function changesPlugin(root: string): Plugin {
  const id = 'virtual:changes';
  return {
    name: 'changes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(changes(root))}` : undefined),
  };
}
