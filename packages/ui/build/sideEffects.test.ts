import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const { sideEffects } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { sideEffects: string[] };

// tools/packed checks that a build keeps these modules; this test fails earlier.
test('package.json lists all entries with side effects, as sources and as built files', () => {
  const entries = globSync('src/*/index.ts', { cwd: folder })
    .filter((file) => /^import ['"]/m.test(readFileSync(resolve(folder, file), 'utf8')))
    .map((file) => basename(dirname(file)));
  expect(entries).toContain('tour-theme');
  const named = entries.flatMap((entry) => [`./src/${entry}/index.ts`, `./dist/${entry}/index.js`]);
  expect(named.filter((path) => !sideEffects.includes(path))).toEqual([]);
});
