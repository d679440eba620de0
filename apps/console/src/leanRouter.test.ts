import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { leanRouter } from '../scripts/leanRouter.mjs';

/** As installed: the file that holds the router. */
const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/development');
const files = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => ({ path: join(folder, name), code: readFileSync(join(folder, name), 'utf8') }));
const plugin = leanRouter();
const changed = files.flatMap(({ path, code }) => {
  const after = plugin.transform(code, path)?.code;
  return after === undefined ? [] : [{ before: code.split('\n'), after: after.split('\n') }];
});

it('the router loses its warnings and the components that nobody uses, and no line moves', () => {
  expect(changed).toHaveLength(1);
  const [{ before, after } = { before: [], after: [] }] = changed;
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    'var ENABLE_DEV_WARNINGS = false;',
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '',
    'var NavLink = /* @__PURE__ */ React10.forwardRef(',
    '',
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '',
  ]);
});

it('a build stops when react-router has changed there, and nothing else is touched', () => {
  const path = '/node_modules/react-router/dist/development/chunk-ABC.mjs';
  expect(() => plugin.transform('function createBrowserRouter() {}', path)).toThrow('react-router has changed');
  expect(plugin.transform('var ENABLE_DEV_WARNINGS = true;', path)).toBeNull();
  expect(plugin.transform('function createBrowserRouter() {}', '/src/createRouter.mjs')).toBeNull();
});
