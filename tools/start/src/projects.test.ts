import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

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
