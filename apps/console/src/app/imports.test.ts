import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** A layer can import itself and those after it. */
const layers = [['app'], ['features'], ['records'], ['shell', 'router'], ['auth'], ['api'], ['core']];

const src = join(import.meta.dirname, '..');
const files = globSync('*/**/*.{ts,tsx}', { cwd: src });

const text = (file: string) => readFileSync(join(src, file), 'utf8');
/** Imports in a file that resolve within the console, including `import()`. */
const importsIn = (file: string, code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)]
    .map(([, path]) => normalize(join(file, '..', path ?? '')))
    .filter((path) => path !== file && files.includes(path));

const layerOf = (file: string) => layers.findIndex((layer) => layer.includes(file.split('/')[0] ?? ''));
const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

it('layers only import lower layers, and features do not import each other', () => {
  const against = files.flatMap((file) =>
    importsIn(file, text(file))
      .filter((path) => {
        const [from, to] = [featureOf(file), featureOf(path)];
        return layerOf(path) < layerOf(file) || (from !== undefined && to !== undefined && from !== to);
      })
      .map((path) => `${file} imports ${path}`),
  );
  expect(against).toEqual([]);
});

it('no file imports itself through others, lazily or not', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      const code = text(file).replaceAll(/^import type [^;]*;$/gm, '');
      for (const path of importsIn(file, code)) visit(path, [...trail, file]);
      done.add(file);
    }
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});
