import { expect, it } from 'vitest';
import { filesBesideEntry, firstFiles, screenOf } from '../scripts/firstPage.mjs';
import { likelyPath } from './first-page/likelyPath.ts';
import { findRoute, routeTable } from './routing/table.ts';

const styled = (...names: string[]) => ({ importedCss: new Set(names) });
const chunk = (module: string, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: `/console/${module}`,
  imports,
});
const bundle = {
  'entry.js': { ...chunk('index.html', ['runtime.js']), viteMetadata: styled('entry.css') },
  'runtime.js': { type: 'chunk' },
  'sign-in.js': chunk('src/screens/sign-in/index.ts', ['guest.js', 'entry.js']),
  'guest-frame.js': chunk('src/layouts/notoolbar/index.ts', ['guest.js']),
  'guest.js': { type: 'chunk', imports: ['shared.js', 'runtime.js'], viteMetadata: styled('guest.css') },
  'signed-in.js': chunk('src/signed-in/createSignedIn.ts'),
  'shell.js': chunk('src/layouts/shell/index.ts', ['shared.js']),
  'users.js': chunk('src/screens/users/index.ts'),
  'shared.js': { type: 'chunk' },
  'entry.css': { type: 'asset' },
};

it('a page is asked for with all it imports, and nothing that is lazy or comes with the entry', () => {
  expect(filesBesideEntry(bundle, ['/src/screens/sign-in/index.ts'])).toEqual([
    'sign-in.js',
    'guest.js',
    'shared.js',
    'guest.css',
  ]);
});

/** A loader whose source reads as that of the route table does; a test run writes `import()` otherwise. */
const loads = (source: string) => Object.assign(() => undefined, { toString: () => source });
const screen = (name: string) => loads(`() => import('../screens/${name}/index.ts')`);

it('what a route loads is read from its source; one that cannot be read stops the build', () => {
  expect(screenOf({ path: '/users/', load: screen('users') })).toEqual(['/src/screens/users/index.ts']);
  expect(screenOf({ path: '/' })).toEqual([]);
  expect(() => screenOf({ path: '/odd/', load: loads('() => later()') })).toThrow('/odd/');
});

const readable = new Map([
  ['/users/', screen('users')],
  ['/signin/', screen('sign-in')],
]);
const routes = {
  routeTable: routeTable.filter(({ path }) => path === '/' || readable.has(path)),
  findRoute: (address: string) => {
    const path = findRoute(address)?.path;
    const load = path === undefined ? undefined : readable.get(path);
    return path === undefined ? undefined : { path, ...(load && { load }) };
  },
  likelyPath,
};

it("each address has the files of whoever opens it: a guest's sign-in, a signed-in person's page and its frame", () => {
  const { files, pages } = firstFiles(bundle, routes);
  const namesOf = (address: string, who: 'guest' | 'signedIn') =>
    pages[address]?.[who].map((index) => files[index]).toSorted();
  const signIn = ['guest-frame.js', 'guest.css', 'guest.js', 'shared.js', 'sign-in.js'];
  const users = ['shared.js', 'shell.js', 'signed-in.js', 'users.js'];
  expect(namesOf('/users', 'guest')).toEqual(signIn);
  expect(namesOf('/users', 'signedIn')).toEqual(users);
  expect(namesOf('/signin', 'signedIn')).toEqual(users);
  expect(namesOf('/', 'guest')).toEqual(signIn);
  // Its frame, until the router says that there is no such page.
  expect(namesOf('*', 'signedIn')).toEqual(['shared.js', 'shell.js', 'signed-in.js']);
});
