import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../api/viewer/viewer.fixture.ts';
import { guardNames, allowsUsersWithoutAccount, needsSession } from './guards.ts';
import { landingOf, resolveLanding } from './landing.ts';
import { canonicalPath, findRoute, routeTable } from './findRoute.ts';
import { routes } from './routes.ts';
import { type SpecifiedRoute, specifiedRoutes } from './specifiedRoutes.fixture.ts';

describe('the route table', () => {
  const specifiedPaths = new Set(specifiedRoutes.map(([path]) => path));

  it('has the specified routes', () => {
    const byPath = ([one]: SpecifiedRoute, [other]: SpecifiedRoute) => one.localeCompare(other);
    const found = routeTable
      .filter(({ path }) => specifiedPaths.has(path))
      .map(({ path, layout = 'default', guards, permission, service }): SpecifiedRoute => {
        if (!permission && !service) return [path, layout, guards];
        return [path, layout, guards, { ...(permission && { group: permission.group }), ...(service && { service }) }];
      });
    expect(found.toSorted(byPath)).toEqual(specifiedRoutes.toSorted(byPath));
  });

  it('has other routes only for signed-in users with a permission', () => {
    const others = routeTable.filter(({ path }) => !specifiedPaths.has(path));
    const isSignedIn = (guards: readonly string[]) => needsSession(guards) && !allowsUsersWithoutAccount(guards);
    expect(others.filter(({ guards, permission }) => !isSignedIn(guards) || !permission)).toEqual([]);
  });

  it('requires the READ level', () => {
    expect(routeTable.filter(({ permission }) => permission && permission.level !== 'READ')).toEqual([]);
  });

  it('has a route for each screen folder, and a screen for each route', () => {
    const folders = globSync('**/index.ts', { cwd: join(import.meta.dirname, '../features') });
    const names = folders.map((file) => file.replace(/\/index\.ts$/, ''));
    expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('has sign-up if the configuration allows it', () => {
    const featured = routeTable.filter(({ feature }) => feature !== undefined);
    expect(featured.map(({ path, feature }) => [path, feature])).toEqual([['/signup/', 'selfSignup']]);
  });

  it('only has known guards', () => {
    for (const { guards } of routeTable) for (const name of guards) expect(guardNames).toContain(name);
  });

  it('matches paths with and without a trailing slash, one of which is canonical', () => {
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
  it('is Accounts for platform staff and resellers who can read accounts, otherwise the first page they can open', () => {
    const permissions = { 'st.accounts': 'READ', 'st.users': 'READ' } as const;
    for (const type of ['PLATFORM', 'RESELLER'] as const)
      expect(resolveLanding(viewerOf({ type, permissions }), undefined)).toBe('/');
    expect(resolveLanding(viewerOf({ type: 'RESELLER', permissions: { 'st.users': 'READ' } }), undefined)).toBe(
      '/users/',
    );
    const auditor = viewerOf({ type: 'RESELLER', permissions: { 'st.audit': 'READ' } });
    expect(resolveLanding(auditor, undefined)).toBe('/audit');
  });

  it('is the account type’s landing page if the user can open it', () => {
    expect(landingOf(reads('st.users'), routeTable)).toBe('/dashboard/');
    expect(landingOf(viewerOf({ type: 'RESELLER' }), routeTable)).not.toBe('/dashboard/');
  });

  it('is analytics for customers who chose it and can open it', () => {
    const permissions = { 'ei.analytics': 'READ', 'st.users': 'READ' } as const;
    const customer = { permissions, services: ['EDGE_INTELLIGENCE'], defaultPage: 'ANALYTICS' } as const;
    expect(resolveLanding(viewerOf(customer), undefined)).toBe('/edge-intelligence/analytics/');
    expect(resolveLanding(viewerOf({ ...customer, services: [] }), undefined)).toBe('/dashboard/');
    expect(resolveLanding(viewerOf({ ...customer, type: 'RESELLER' }), undefined)).toBe('/users/');
  });

  it('can be configured, but only within the console', () => {
    const who = reads('st.users');
    expect(resolveLanding(who, '/users/?status=ACTIVE')).toBe('/users/?status=ACTIVE');
    expect(resolveLanding(who, 'https://evil.example/')).toBe('/dashboard/');
    expect(resolveLanding(who, '/')).toBe('/dashboard/');
  });
});
