import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build writes the licences of all that it holds; "About" leads there. */
export const licencesFile = 'licences.txt';

/** Adds those of what `ui` brings along compiled in, which no bundler can see there. */
export function borrowedLicences(): Plugin {
  return {
    name: 'borrowed-licences',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const theme = createRequire(import.meta.url).resolve('@edge-console/ui/theme');
      const borrowed = readFileSync(join(dirname(theme), '../vendor/LICENSES.txt'), 'utf8');
      appendFileSync(join(dir, licencesFile), `\n${borrowed}`);
    },
  };
}
