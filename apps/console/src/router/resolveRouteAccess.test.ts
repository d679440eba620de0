import { describe, expect, it } from 'vitest';
import { type ViewerOptions, viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import { viewerOf } from '../api/viewer/viewer.fixture.ts';
import { type Outcome, resolveRouteAccess } from './resolveRouteAccess.ts';
import type { ScreenRoute } from './screenRoute.ts';
import { routeTable } from './findRoute.ts';

const none = new URLSearchParams();
const entry = (change: Partial<ScreenRoute> = {}): ScreenRoute => ({
  path: '/x/',
  title: 'X',
  guards: ['logged'],
  ...change,
});

describe('a URL', () => {
  it('without a route is unmatched for everyone', () => {
    expect(resolveRouteAccess(undefined, none, null)).toEqual({ kind: 'unmatched' });
    expect(resolveRouteAccess(undefined, none, viewerOf())).toEqual({ kind: 'unmatched' });
  });

  it('rejected by the route is invalid, even before sign-in', () => {
    const route = entry({ validate: (search) => search.get('dashboard') === 'success' });
    expect(resolveRouteAccess(route, none, null)).toEqual({ kind: 'invalid' });
    expect(resolveRouteAccess(route, new URLSearchParams('dashboard=success'), null)).toEqual({ kind: 'signIn' });
  });

  it('leads to sign-in without a session', () => {
    for (const guard of ['logged', 'customer-access', 'reseller-access', 'admin-access', 'admin-reseller-access'])
      expect(resolveRouteAccess(entry({ guards: [guard] }), none, null)).toEqual({ kind: 'signIn' });
  });

  it('for guests redirects signed-in users', () => {
    const route = entry({ guards: ['guest-only'] });
    expect(resolveRouteAccess(route, none, null)).toEqual({ kind: 'show' });
    expect(resolveRouteAccess(route, none, viewerOf())).toEqual({ kind: 'leaveGuestPage' });
  });

  it('with an unknown guard reports it', () => {
    expect(resolveRouteAccess(entry({ guards: ['logged', 'vip-access'] }), none, null)).toEqual({
      kind: 'unknownGuard',
      name: 'vip-access',
    });
  });
});

describe('a user without an account', () => {
  const viewerWithoutAccount = { ...viewerOf(), user: null, entity: null };

  it('is redirected to account creation from anywhere, even an unknown URL', () => {
    const routes = [undefined, entry(), entry({ guards: ['admin-access'] }), entry({ redirect: () => '/users/' })];
    for (const route of routes)
      expect(resolveRouteAccess(route, none, viewerWithoutAccount)).toEqual({ kind: 'needsEntity' });
  });

  it('can open account creation and public pages', () => {
    for (const guards of [['no-entity'], ['token'], []])
      expect(resolveRouteAccess(entry({ guards }), none, viewerWithoutAccount)).toEqual({ kind: 'show' });
  });

  it('is redirected away from account creation once they have an account', () => {
    expect(resolveRouteAccess(entry({ guards: ['no-entity'] }), none, viewerOf())).toEqual({ kind: 'hasEntity' });
    expect(resolveRouteAccess(entry({ guards: ['token'] }), none, viewerOf())).toEqual({ kind: 'show' });
  });
});

describe('a page behind a feature flag', () => {
  const route = entry({ guards: ['guest-only'], feature: 'selfSignup' });

  it('exists while the feature is enabled', () => {
    expect(resolveRouteAccess(route, none, null, { selfSignup: true })).toEqual({ kind: 'show' });
    for (const features of [{}, { selfSignup: false }])
      expect(resolveRouteAccess(route, none, null, features)).toEqual({ kind: 'unmatched' });
  });
});

describe('guards', () => {
  const platform = viewerOf({ type: 'PLATFORM', role: 'readOnly' });
  const reseller = viewerOf({ type: 'RESELLER', role: 'regular' });
  const customer = viewerOf({ type: 'CUSTOMER', role: 'regular' });
  const customerAdministrator = viewerOf({ type: 'CUSTOMER', role: 'regular', admin: true });

  it.each([
    ['customer-access', [false, false, true, true]],
    ['reseller-access', [false, true, false, false]],
    ['admin-reseller-access', [true, true, false, false]],
    ['admin-access', [true, false, false, true]],
  ] as const)('%s', (guard, expected) => {
    const shown = [platform, reseller, customer, customerAdministrator].map(
      (viewer) => resolveRouteAccess(entry({ guards: [guard] }), none, viewer).kind === 'show',
    );
    expect(shown).toEqual(expected);
  });

  it('that reject look like an invalid URL', () => {
    expect(resolveRouteAccess(entry({ guards: ['reseller-access'] }), none, customer)).toEqual({ kind: 'invalid' });
  });
});

describe('permission and service', () => {
  const route = entry({ permission: { group: 'st.users', level: 'READ' }, service: 'EDGE_DELIVERY' });

  it('are checked after the guards, the service first', () => {
    const nothing = viewerOf({ role: 'regular', permissions: {} });
    expect(resolveRouteAccess(entry({ ...route, guards: ['reseller-access'] }), none, nothing)).toEqual({
      kind: 'invalid',
    });
    expect(resolveRouteAccess(route, none, nothing)).toEqual({ kind: 'notEnabled', service: 'EDGE_DELIVERY' });
    const served = viewerOf({ role: 'regular', permissions: {}, services: ['EDGE_DELIVERY'] });
    expect(resolveRouteAccess(route, none, served)).toEqual({
      kind: 'needsPermission',
      group: 'st.users',
      level: 'READ',
    });
    expect(
      resolveRouteAccess(route, none, viewerOf({ permissions: { 'st.users': 'READ' }, services: ['EDGE_DELIVERY'] })),
    ).toEqual({
      kind: 'show',
    });
  });

  it('that no account of this type can have are a 404, without advice to request them', () => {
    const managed = entry({ permission: { group: 'ei.parameters', level: 'MANAGE' } });
    const outcomeWith = (level: 'NONE' | 'READ') =>
      resolveRouteAccess(managed, none, viewerOf({ role: 'adminReseller', permissions: { 'ei.parameters': level } }))
        .kind;
    expect([outcomeWith('NONE'), outcomeWith('READ')]).toEqual(['invalid', 'needsPermission']);
  });
});

describe('pages of the shell', () => {
  const customersOnly = ['/dashboard/', '/edge-intelligence/analytics/'];
  const resellersOnly = ['/analytics-advanced/', '/domain/', '/reseller-settings'];
  const notForCustomers = [...resellersOnly, '/analytics-online-signup/', '/edge-intelligence/parameters'];
  const shared = ['/apis/', '/audit', '/edge-delivery/', '/users/'];

  const everyone = ['/', '/my-account', '/report-issue/', '/roles', '/settings'];
  const specified = new Set([...customersOnly, ...notForCustomers, ...shared, ...everyone]);
  /** From the specification; `routes.test.ts` covers the guards of later pages. */
  const addresses = routeTable
    .filter(({ path }) => specified.has(path))
    .flatMap((route) => (route.menu?.variants ?? [{ search: '' }]).map(({ search }) => ({ route, search })));

  type Kind = Outcome['kind'];
  it.each<[name: string, who: ViewerOptions, closed: Partial<Record<Kind, readonly string[]>>]>([
    [
      'an administrator of the platform',
      { type: 'PLATFORM', role: 'admin' },
      { invalid: [...customersOnly, ...resellersOnly] },
    ],
    ['an administrator of a reseller', { type: 'RESELLER', role: 'adminReseller' }, { invalid: customersOnly }],
    [
      'an administrator of a customer',
      { type: 'CUSTOMER', role: 'admin' },
      { invalid: notForCustomers, redirects: ['/'] },
    ],
    [
      'an administrator of a customer without services',
      { type: 'CUSTOMER', role: 'admin', services: [] },
      {
        invalid: notForCustomers.filter((path) => path !== '/edge-intelligence/parameters'),
        notEnabled: ['/edge-delivery/', '/edge-intelligence/analytics/', '/edge-intelligence/parameters'],
        redirects: ['/'],
      },
    ],
    [
      'a read-only user of a customer',
      { type: 'CUSTOMER', role: 'readOnly' },
      { invalid: [...notForCustomers, '/roles'], redirects: ['/'] },
    ],
    [
      'a user of a customer whose role grants nothing',
      { type: 'CUSTOMER', role: 'own' },
      {
        invalid: [...notForCustomers, '/roles'],
        needsPermission: [...shared, '/edge-intelligence/analytics/'],
        redirects: ['/'],
      },
    ],
    [
      'a user of a reseller whose role grants nothing',
      { type: 'RESELLER', role: 'own' },
      {
        invalid: [...customersOnly, '/edge-intelligence/parameters', '/roles'],
        needsPermission: [...shared, ...resellersOnly, '/analytics-online-signup/'],
        redirects: ['/'],
      },
    ],
  ])('are accessible to %s, with these exceptions', (_name, who, closed) => {
    const found: Partial<Record<Kind, Set<string>>> = {};
    for (const { route, search } of addresses) {
      const { kind } = resolveRouteAccess(route, new URLSearchParams(search), viewerWith(who));
      if (kind !== 'show') (found[kind] ??= new Set()).add(route.path);
    }
    expect(found).toEqual(Object.fromEntries(Object.entries(closed).map(([kind, paths]) => [kind, new Set(paths)])));
  });
});
