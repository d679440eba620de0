import { expect, it } from 'vitest';
import { filesBesideEntry, firstFiles, screenOf } from './firstPage.ts';
import { redirectsToLanding, likelyPath } from '../src/app/first-page/likelyPath.ts';
import { findRoute, routeTable } from '../src/router/findRoute.ts';
import { routes } from '../src/router/routes.ts';

const styled = (...names: string[]) => ({ importedCss: new Set(names) });
const chunk = (module: string, imports: string[] = []) => ({
  type: 'chunk',
  facadeModuleId: `/console/${module}`,
  imports,
});
const bundle = {
  'entry.js': { ...chunk('index.html', ['runtime.js']), viteMetadata: styled('entry.css') },
  'runtime.js': { type: 'chunk' },
  'sign-in.js': chunk('src/features/sign-in/index.ts', ['guest.js', 'entry.js']),
  'guest-frame.js': chunk('src/shell/layouts/notoolbar/index.ts', ['guest.js']),
  'guest.js': { type: 'chunk', imports: ['shared.js', 'runtime.js', 'styles.js'], viteMetadata: styled('guest.css') },
  'signed-in.js': chunk('src/app/createAuthenticatedContext.ts'),
  'shell.js': chunk('src/shell/index.ts', ['shared.js']),
  'users.js': chunk('src/features/users/index.ts'),
  'accounts.js': chunk('src/features/accounts/index.ts'),
  'dashboard.js': chunk('src/features/dashboard/index.ts'),
  'shared.js': { type: 'chunk' },
  'styles.js': { type: 'chunk', code: '' },
  'entry.css': { type: 'asset' },
};

it('preloads a page with its static imports, but not lazy, entry, or empty files', () => {
  expect(filesBesideEntry(bundle, ['/src/features/sign-in/index.ts'])).toEqual([
    'sign-in.js',
    'guest.js',
    'shared.js',
    'guest.css',
  ]);
});

it("finds a screen in its route's folder, and fails the build for an unknown route", () => {
  expect(screenOf(routes, findRoute('/users/'))).toEqual(['/src/features/users/index.ts']);
  expect(screenOf(routes, findRoute('/elsewhere/'))).toEqual([]);
  expect(() => screenOf(routes, { path: '/odd/' })).toThrow('/odd/');
});

const shown = new Set(['/', '/dashboard/', '/users/', '/signin/']);
const routing = {
  routes,
  routeTable: routeTable.filter(({ path }) => shown.has(path)),
  findRoute: (address: string) => {
    const route = findRoute(address);
    return route && shown.has(route.path) ? route : undefined;
  },
  likelyPath,
  redirectsToLanding,
};

it('lists the files for each URL: sign-in for a guest, the page and its frame for a signed-in user', () => {
  const { files, landing, pages } = firstFiles(bundle, routing);
  const namesOf = (address: string, who: 'guest' | 'signedIn') =>
    pages[address]?.[who].map((index) => files[index]).toSorted();
  const signIn = ['guest-frame.js', 'guest.css', 'guest.js', 'shared.js', 'sign-in.js'];
  const users = ['shared.js', 'shell.js', 'signed-in.js', 'users.js'];
  expect(namesOf('/users', 'guest')).toEqual(signIn);
  expect(namesOf('/users', 'signedIn')).toEqual(users);
  // These redirect a signed-in user to their last landing page, by default the customer's.
  const redirecting = Object.keys(pages)
    .filter((address) => pages[address]?.leadsOn)
    .toSorted();
  expect({ leadingOn: redirecting, landing }).toEqual({ leadingOn: ['/', '/signin'], landing: '/dashboard/' });
  expect(namesOf('/', 'signedIn')).toEqual(['accounts.js', 'shared.js', 'shell.js', 'signed-in.js']);
  expect(namesOf('/dashboard', 'signedIn')).toEqual(['dashboard.js', 'shared.js', 'shell.js', 'signed-in.js']);
  expect(namesOf('/', 'guest')).toEqual(signIn);
  // The frame, until the router knows that the page does not exist.
  expect(namesOf('*', 'signedIn')).toEqual(['shared.js', 'shell.js', 'signed-in.js']);
});
