import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Read, not imported: the configuration starts Storybook. */
function projects(): string[] {
  return [...text('vitest.config.ts').matchAll(/(?:\bname: |\bstories\(|\bbrowserTests\()'([\w-]+)'/gu)].flatMap(
    ([, name]) => name ?? [],
  );
}

test('each project of vitest is run by npm test or by test:deep, and by one of them only', () => {
  const commands = ['test.mjs', 'deep.mjs'].map((file) => text(`tools/start/${file}`));
  const runs = projects().map((name) => [name, commands.filter((command) => command.includes(`'${name}'`)).length]);
  expect(runs).toEqual(projects().map((name) => [name, 1]));
  expect(projects()).toEqual(
    expect.arrayContaining(['unit', 'browser', 'conformance', 'storybook-light', 'storybook-dark']),
  );
});

test('a test file that replaces modules shares none with others', () => {
  const lists = text('vitest.config.ts').matchAll(/const (?:isolated|landing) = \[([^\]]+)\]/gu);
  const globs = [...lists].flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/gu)].map(([, glob = '']) => glob));
  const isolated = new Set(globSync(globs, { cwd: root }));
  const inNode = globSync('{packages,apps,tools}/*/src/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(?:browser|deep)\.test\./u.test(path),
  );
  const replacing = inNode.filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/u.test(text(path)));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((path) => !isolated.has(path))).toEqual([]);
});
