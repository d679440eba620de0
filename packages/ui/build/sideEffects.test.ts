import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const { sideEffects } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { sideEffects: string[] };

// Whether a build keeps them is proved with the packed packages (tools/packed); this says it before anything is packed.
test('entries that do something by being imported are named as such, from the sources and as they are built', () => {
  const entries = globSync('src/*/index.ts', { cwd: folder })
    .filter((file) => /^import ['"]/m.test(readFileSync(resolve(folder, file), 'utf8')))
    .map((file) => basename(dirname(file)));
  expect(entries).toContain('tour-theme');
  const named = entries.flatMap((entry) => [`./src/${entry}/index.ts`, `./dist/${entry}/index.js`]);
  expect(named.filter((path) => !sideEffects.includes(path))).toEqual([]);
});
