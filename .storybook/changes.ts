import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Change {
  packages: string;
  text: string;
}

/** A changeset: which packages, between two lines of dashes, then what to tell their readers. */
function readChange(file: string): Change {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(readFileSync(file, 'utf8')) ?? [];
  const packages = [...head.matchAll(/'([^']+)': (\w+)/gu)].map(([, name, size]) => `\`${name}\` (${size})`);
  return { packages: packages.join(', '), text: text.trim() };
}

/** What is to come with the next release, and what the releases before brought, as Markdown. */
function changes(root: string): string {
  const next = globSync('.changeset/*.md', { cwd: root })
    .toSorted()
    .map((file) => readChange(`${root}/${file}`))
    .filter(({ packages }) => packages !== '')
    .map(({ packages, text }) => `### ${packages}\n\n${text}`);
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
