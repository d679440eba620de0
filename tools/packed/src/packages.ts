import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, root } from './command.ts';

export const names = ['ui', 'forms', 'tour'] as const;
export type Name = (typeof names)[number];

export interface Packed {
  name: Name;
  tarball: string;
  /** Unpacked, as in `node_modules`. */
  folder: string;
}

interface Manifest {
  version: string;
  exports: Record<string, unknown>;
}

/** Packs the three packages like `npm publish`, and unpacks each. */
export async function pack(work: string): Promise<Packed[]> {
  const tarballs = join(work, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  const args = names.flatMap((name) => ['-w', `packages/${name}`]);
  await output('npm', ['pack', '--pack-destination', tarballs, '--loglevel=error', ...args], { cwd: root });
  return Promise.all(
    names.map(async (name) => {
      const [tarball] = globSync(join(tarballs, `edge-console-${name}-*.tgz`));
      if (!tarball) throw new Error(`npm pack wrote no tarball of ${name}.`);
      const folder = join(work, 'unpacked', name);
      mkdirSync(folder, { recursive: true });
      await output('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], { cwd: work });
      return { name, tarball, folder };
    }),
  );
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every module that a consumer can import: wildcards of `exports` expanded, private folders excluded. */
export function entriesOf(folder: string): string[] {
  const { exports } = manifestOf(folder);
  const closed = new Set(Object.keys(exports).filter((key) => exports[key] === null));
  return Object.keys(exports).flatMap((key) => {
    if (closed.has(key) || /\.(?:css|json)$|^\.\/(?:jsdom|node)$/.test(key)) return [];
    if (key !== './*') return key.includes('*') ? [] : [key];
    return globSync('dist/*/index.js', { cwd: folder })
      .map((file) => `./${file.split(/[\\/]/)[1] ?? ''}`)
      .filter((entry) => !closed.has(entry))
      .sort();
  });
}

/** Style sheets that a consumer can import. */
export function stylesOf(folder: string): string[] {
  return Object.keys(manifestOf(folder).exports).filter((key) => key.endsWith('.css'));
}

/** A private folder is closed by name; one that is neither closed nor an entry would resolve to a missing file. */
export function unresolved(folder: string): string[] {
  const { exports } = manifestOf(folder);
  if (!('./*' in exports)) return [];
  return globSync('dist/*/', { cwd: folder })
    .map((path) => path.split(/[\\/]/)[1] ?? '')
    .filter((entry) => !existsSync(join(folder, 'dist', entry, 'index.js')))
    .filter((entry) => exports[`./${entry}`] !== null && exports[`./${entry}/*`] !== null);
}
