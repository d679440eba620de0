import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Licenses of everything bundled; "About" links to it. */
export const licensesFile = 'licenses.txt';

/** Adds the licenses of libraries compiled into `ui`, which the bundler cannot see. */
export function borrowedLicenses(): Plugin {
  return {
    name: 'borrowed-licenses',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const theme = createRequire(import.meta.url).resolve('@edge-console/ui/theme');
      const borrowed = readFileSync(join(dirname(theme), '../vendor/LICENSES.txt'), 'utf8');
      appendFileSync(join(dir, licensesFile), `\n${borrowed}`);
    },
  };
}
