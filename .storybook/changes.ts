import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readChanges } from '../tools/packed/src/changesets.ts';

/** Changes of the next and of earlier releases, as Markdown. */
function changes(root: string): string {
  const next = readChanges(root).map(({ packages, text }) => {
    const heading = packages.map(({ name, size }) => `\`${name}\` (${size})`).join(', ');
    return `### ${heading}\n\n${text}`;
  });
  const released = `${root}/packages/ui/CHANGELOG.md`;
  const before = existsSync(released) ? readFileSync(released, 'utf8').replace(/^# .*$/mu, '') : '';
  return [...(next.length > 0 ? ['## Next release', ...next] : []), before].join('\n\n');
}

/** Provides the text of the Changelog page from changesets and changelogs. */
export function changesPlugin(root: string): Plugin {
  const id = 'virtual:changes';
  return {
    name: 'changes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(changes(root))}` : undefined),
  };
}
