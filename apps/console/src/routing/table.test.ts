import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { menuFor } from '../layouts/shell/navigation.ts';
import { screenEntries } from '../screens/entries.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { viewerOf } from '../viewer/viewer.fixture.ts';
import { guardNames } from './guards.ts';
import { landingOf } from './landing.ts';
import { outcomeOf } from './outcome.ts';
import type { ScreenEntry } from './screenEntry.ts';
import { canonicalPath, findRoute, routeTable } from './table.ts';

/** 1.4 of the specification, and the terms, which it does not name. */
const specified = [
  ['/', 'default', ['logged'], undefined],
  ['/signin/', 'notoolbar', ['guest-only'], undefined],
  ['/signup/', 'notoolbar', ['guest-only'], undefined],
  ['/register/', 'notoolbar', [], undefined],
  ['/create-account/', 'notoolbar', ['no-entity'], undefined],
  ['/activate-account/', 'notoolbar', [], undefined],
  ['/deactivated-account/', 'notoolbar', [], undefined],
  ['/confirm-password/', 'notoolbar', [], undefined],
  ['/forgot-password', 'notoolbar', [], undefined],
  ['/splash/', 'notoolbar', ['token'], undefined],
  ['/loading/', 'notoolbar', [], undefined],
  ['/error', 'notoolbar', [], undefined],
  ['/error-register/', 'notoolbar', [], undefined],
  ['/users/', 'default', ['logged'], { group: 'st.users', level: 'READ' }],
  ['/my-account', 'default', ['logged'], undefined],
  ['/terms/', 'document', [], undefined],
] as const;

/** Those of 1.4 that do not exist yet. */
const absent = [
  '/dashboard/',
  '/edge-intelligence/analytics/',
  '/edge-intelligence/parameters',
  '/edge-delivery/',
  '/apis/',
  '/roles',
  '/report-issue/',
  '/domain/',
  '/reseller-settings',
  '/settings',
  '/analytics-online-signup/',
  '/analytics-advanced/',
  '/audit',
];

describe('the route table', () => {
  it('is the specified one', () => {
    const table = routeTable.map(({ path, layout = 'default', guards, permission }) => [
      path,
      layout,
      guards,
      permission,
    ]);
    expect(table).toHaveLength(specified.length);
    expect(table).toEqual(expect.arrayContaining([...specified]));
  });

  it('lacks these routes, until they are built', () => {
    expect(absent.filter((path) => findRoute(path) !== undefined)).toEqual([]);
  });

  it('has the code of each screen in the folder of its entry', () => {
    const missing = Object.keys(screenEntries).filter(
      (folder) => !existsSync(new URL(`../screens/${folder}/index.ts`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });

  it('has sign-up where the configuration allows it', () => {
    const featured = routeTable.filter(({ feature }) => feature !== undefined);
    expect(featured.map(({ path, feature }) => [path, feature])).toEqual([['/signup/', 'selfSignup']]);
  });

  it('names no guard that does not exist', () => {
    for (const { guards } of routeTable) for (const name of guards) expect(guardNames).toContain(name);
  });

  it('has a screen behind each route that leads nowhere else', () => {
    const faulty = routeTable.filter(({ load, leadsTo }) => Boolean(load) === Boolean(leadsTo));
    expect(faulty).toEqual([]);
  });

  it('knows a path in both spellings and prefers one', () => {
    for (const { path } of routeTable) {
      const other = path === '/' ? '/' : path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
      expect(findRoute(path)?.path).toBe(path);
      expect(findRoute(other)?.path).toBe(path);
      expect(canonicalPath(other)).toBe(path);
    }
    expect(canonicalPath('/nowhere')).toBe('/nowhere');
    expect(canonicalPath('/nowhere/')).toBe('/nowhere/');
  });
});

const reads = (group: string) => viewerOf({ permissions: { [group]: 'READ' } });

describe('the start page', () => {
  const leadsTo = (who: Viewer, rootRedirect?: string) => findRoute('/')?.leadsTo?.({ viewer: who, rootRedirect });

  it('is the first page that the person can reach', () => {
    expect(leadsTo(reads('st.users'))).toBe('/users/');
    expect(leadsTo(reads('ei.analytics'))).toBe('/my-account');
  });

  it('is the landing of the type of account, where they can reach it', () => {
    const dashboard: ScreenEntry = {
      path: '/dashboard/',
      title: 'Dashboard',
      guards: ['customer-access'],
      landingOf: ['CUSTOMER'],
      load: () => Promise.reject(new Error('not loaded')),
    };
    expect(landingOf(reads('st.users'), [...routeTable, dashboard])).toBe('/dashboard/');
    const reseller = viewerOf({ type: 'RESELLER' });
    expect(landingOf(reseller, [...routeTable, dashboard])).toBe('/users/');
  });

  it('follows the configuration, inside the console only', () => {
    const who = reads('st.users');
    expect(leadsTo(who, '/users/?status=ACTIVE')).toBe('/users/?status=ACTIVE');
    expect(leadsTo(who, 'https://evil.example/')).toBe('/users/');
    expect(leadsTo(who, '/')).toBe('/users/');
  });
});

describe('the menus', () => {
  it.each([
    ['who reads users', reads('st.users')],
    ['who reads nothing', reads('none')],
  ])('show the pages that can be reached, and no others: %s', (_, who) => {
    const reachable = Object.values(screenEntries).filter(
      (entry) => entry.menu && outcomeOf(entry, new URLSearchParams(), who).kind === 'show',
    );
    expect(menuFor(who).map(({ href }) => href)).toEqual(reachable.map(({ path }) => path));
    expect(menuFor(who, 'side').map(({ label }) => label)).toEqual(
      who.permissions[0]?.group === 'st.users' ? ['Users'] : [],
    );
    expect(menuFor(who, 'account').map(({ label }) => label)).toEqual(['My Account']);
  });

  it('have a place for each page of the shell', () => {
    const pages = routeTable.filter(({ layout = 'default', leadsTo }) => layout === 'default' && !leadsTo);
    expect(pages.filter(({ menu }) => menu === undefined)).toEqual([]);
  });
});
