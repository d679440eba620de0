import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes output of earlier builds whose source is gone, so that it is not published. */
export function prune() {
  return {
    name: 'prune',
    writeBundle({ dir }, bundle) {
      for (const file of globSync('**/*.{js,js.map,css}', { cwd: dir, exclude: ['theme/fonts/**'] }))
        if (!(file in bundle)) rmSync(join(dir, file));
      for (const file of globSync('**/*.{d.ts,d.ts.map}', { cwd: dir })) {
        const source = join('src', file.replace(/\.d\.ts(\.map)?$/, ''));
        if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(join(dir, file));
      }
    },
  };
}
