import { describe, expect, it } from 'vitest';
import { guardNames } from './guards.ts';
import { canonicalPath, findRoute, routeTable } from './table.ts';

/** 1.4 of the specification for the routes that exist, and the terms, which it does not name. */
const specified = [
  ['/', 'default', ['logged'], undefined],
  ['/signin/', 'notoolbar', ['guest-only'], undefined],
  ['/loading/', 'notoolbar', [], undefined],
  ['/deactivated-account/', 'notoolbar', [], undefined],
  ['/signup/', 'notoolbar', ['guest-only'], undefined],
  ['/activate-account/', 'notoolbar', [], undefined],
  ['/create-account/', 'notoolbar', ['no-entity'], undefined],
  ['/splash/', 'notoolbar', ['token'], undefined],
  ['/forgot-password', 'notoolbar', [], undefined],
  ['/confirm-password/', 'notoolbar', [], undefined],
  ['/error-register/', 'notoolbar', [], undefined],
  ['/register/', 'notoolbar', [], undefined],
  ['/users/', 'default', ['logged'], { group: 'st.users', level: 'READ' }],
  ['/my-account', 'default', ['logged'], undefined],
  ['/terms/', 'document', [], undefined],
  ['/error', 'notoolbar', [], undefined],
] as const;

describe('the route table', () => {
  it('is the specified one', () => {
    expect(
      routeTable.map(({ path, layout = 'default', guards, permission }) => [path, layout, guards, permission]),
    ).toEqual(specified);
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

describe('the start page', () => {
  const leadsTo = (rootRedirect: string | undefined) =>
    findRoute('/')?.leadsTo?.({ entityType: 'CUSTOMER', rootRedirect });

  it('is the users page until there are accounts and dashboards', () => {
    expect(leadsTo(undefined)).toBe('/users/');
  });

  it('follows the configuration, inside the console only', () => {
    expect(leadsTo('/users/?status=ACTIVE')).toBe('/users/?status=ACTIVE');
    expect(leadsTo('https://evil.example/')).toBe('/users/');
    expect(leadsTo('/')).toBe('/users/');
  });
});
