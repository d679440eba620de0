import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Built, installed or written by a tool. */
const isForeign = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|dist-types|coverage|storybook-static|migrations|\.turbo|\.git)(?:\/|$)/.test(path);

const modules = globSync('{packages,apps,tools,e2e,.storybook}/**/*.{ts,tsx,mjs,js}', {
  cwd: root,
  exclude: isForeign,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isForeign(path));

/** The name before the first dot: `Button` of `Button.stories.tsx`. */
const stem = (path: string) => basename(path).split('.')[0] ?? '';

/** Deployed under this name, without an import. */
const deployed = ['apps/console/serving/kill-switch.js'];

test('modules are in camelCase or PascalCase', () => {
  expect(modules.length).toBeGreaterThan(1000);
  const wrong = modules.filter((path) => !/^[A-Za-z][A-Za-z0-9]*$/.test(stem(path)) && !deployed.includes(path));
  expect(wrong).toEqual([]);
});

test('stories are in PascalCase, like their component', () => {
  const wrong = modules.filter((path) => path.endsWith('.stories.tsx') && !/^[A-Z]/.test(stem(path)));
  expect(wrong).toEqual([]);
});

test('folders are in kebab-case', () => {
  const folders = new Set(modules.flatMap((path) => dirname(path).split('/')));
  expect([...folders].filter((folder) => !/^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(folder))).toEqual([]);
});

test('only tests, stories, and their data import test helpers', () => {
  const isOfTests = (path: string) =>
    /\.(?:test|deep|spec|stories|fixture|cases)\.|\/(?:testing|conformance|storybook)\//.test(path);
  const wrong = modules.filter(
    (path) => !isOfTests(path) && /from '[^']+\.fixture\.tsx?'/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
