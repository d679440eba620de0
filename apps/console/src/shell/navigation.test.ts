import { builtInRoleIds, entityTypes, permissionGroups, services, toPermissions } from '@edge-console/api/permissions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessTo } from '../auth/access/useAccess.ts';
import { resolveRouteAccess } from '../router/resolveRouteAccess.ts';
import { routeTable } from '../router/findRoute.ts';
import { routes } from '../router/routes.ts';
import { type ViewerOptions, viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { groupsOf, menuFor, menuEntriesFor, sideMenuFor } from './navigation.ts';

/** Every page, and every variant selected by its query. */
const reachable = (who: Viewer) =>
  Object.values(routes).flatMap((entry) =>
    (entry.menu?.variants ?? [{ search: '', types: undefined }])
      .filter(({ types }) => !types || types.some((type) => type === who.entity?.type))
      .filter(({ search }) => entry.menu && resolveRouteAccess(entry, new URLSearchParams(search), who).kind === 'show')
      .map(({ search }) => (search === '' ? entry.path : `${entry.path}?${search}`)),
  );

const paths = (entries: ReturnType<typeof menuFor>) => entries.map(({ href }) => href);

/** Section 1.5 of the specification by role, plus the audit log. */
const kinds: readonly (ViewerOptions & { name: string; side: readonly string[]; account: readonly string[] })[] = [
  {
    name: 'an administrator of the platform',
    type: 'PLATFORM',
    role: 'admin',
    side: [
      '/',
      '/apis/',
      '/edge-intelligence/parameters',
      '/edge-delivery/',
      '/analytics-online-signup/?dashboard=analytics',
      '/analytics-online-signup/?dashboard=success',
      '/users/',
      '/roles',
      '/audit',
    ],
    account: ['/settings', '/my-account'],
  },
  {
    name: 'an administrator of a reseller',
    type: 'RESELLER',
    role: 'adminReseller',
    side: [
      '/',
      '/apis/',
      '/edge-intelligence/parameters',
      '/edge-delivery/',
      '/analytics-advanced/?dashboard=analytics-advanced',
      '/analytics-online-signup/?dashboard=success',
      '/reseller-settings',
      '/domain/',
      '/users/',
      '/roles',
      '/audit',
    ],
    account: ['/settings', '/my-account', '/reseller-settings'],
  },
  {
    name: 'an administrator of a customer',
    type: 'CUSTOMER',
    role: 'admin',
    side: ['/dashboard/', '/apis/', '/edge-intelligence/analytics/', '/edge-delivery/', '/users/', '/roles', '/audit'],
    account: ['/settings', '/my-account'],
  },
  {
    name: 'a member of a customer who may only read',
    type: 'CUSTOMER',
    role: 'readOnly',
    side: ['/dashboard/', '/apis/', '/edge-intelligence/analytics/', '/edge-delivery/', '/users/', '/audit'],
    account: ['/settings', '/my-account'],
  },
  {
    name: 'a member of a customer whose role grants nothing',
    type: 'CUSTOMER',
    role: 'own',
    side: ['/dashboard/'],
    account: ['/settings', '/my-account'],
  },
  {
    name: 'a member of a reseller whose role grants nothing',
    type: 'RESELLER',
    role: 'own',
    side: [],
    account: ['/settings', '/my-account'],
  },
];

const specified = new Set(kinds.flatMap(({ side, account }) => [...side, ...account]));
const specifiedIn = (entries: ReturnType<typeof menuFor>) =>
  paths(entries)
    .filter((path) => specified.has(path))
    .toSorted();

describe.each(kinds)('menus of $name', ({ side, account, ...who }) => {
  it('match the specification', () => {
    expect(specifiedIn(menuFor(viewerWith(who), 'side'))).toEqual(side.toSorted());
    expect(specifiedIn(menuFor(viewerWith(who), 'account'))).toEqual(account.toSorted());
  });
});

const viewers = fc
  .record({
    type: fc.constantFrom(...entityTypes),
    role: fc.constantFrom(...builtInRoleIds, 'own'),
    admin: fc.boolean(),
    services: fc.subarray([...services]),
    granted: fc.option(
      fc.record(
        Object.fromEntries(permissionGroups.map((group) => [group, fc.constantFrom('NONE', 'READ', 'MANAGE')])),
      ),
      { nil: undefined },
    ),
  })
  .map(({ granted, ...rest }) => viewerWith({ ...rest, ...(granted && { granted: toPermissions(granted) }) }));

it('a breadcrumb names the menu group of the current page', () => {
  const who = viewerWith({ type: 'CUSTOMER', role: 'admin' });
  const labelsAt = (pathname: string) => groupsOf(sideMenuFor(who, { pathname, search: '' })).map(({ label }) => label);
  expect(labelsAt('/edge-intelligence/alerts/')).toEqual(['Edge Intelligence']);
  expect(labelsAt('/users/')).toEqual([]);
});

describe('every role', () => {
  it('has the same pages in its three menus, in the palette, and within reach', () => {
    fc.assert(
      fc.property(viewers, (who) => {
        const palette = paths(menuEntriesFor(who));
        expect(palette).toEqual(reachable(who));
        const menus = (['side', 'account', 'help'] as const).flatMap((placement) => paths(menuFor(who, placement)));
        // Identity is in two menus.
        expect([...new Set(menus)].toSorted()).toEqual(palette.toSorted());
      }),
    );
  });
});

it.each([
  ['PLATFORM', { 'Edge Intelligence': ['Parameters'], Insights: ['Usage Statistics', 'Online sign-up'] }],
  [
    'RESELLER',
    {
      'Edge Intelligence': ['Parameters'],
      Insights: ['Usage Statistics', 'Online sign-up'],
      'Site Settings': ['Identity', 'Domain'],
    },
  ],
  ['CUSTOMER', { 'Edge Intelligence': ['Analytics', 'Alerts'] }],
] as const)('groups the menu of a %s administrator as specified', (type, groups) => {
  const items = sideMenuFor(viewerWith({ type, role: 'admin' }), { pathname: '/users/', search: '' });
  const found = items.flatMap((item) =>
    'children' in item ? [[item.label, item.children.map(({ label }) => label)] as const] : [],
  );
  expect(Object.fromEntries(found)).toEqual(groups);
});

it('orders a reseller’s account menu as specified, and keeps Help for help', () => {
  const labels = (menu: 'account' | 'help') =>
    menuFor(viewerWith({ type: 'RESELLER', role: 'admin' }), menu).map(({ label }) => label);
  expect(labels('account')).toEqual(['Settings', 'My Account', 'Identity']);
  expect(labels('help')).toEqual(['Report an issue']);
});

it.each(entityTypes)('lets a %s administrator open every app shortcut', (type) => {
  const shortcuts = Object.values(routes).flatMap(({ isShortcut, path }) => (isShortcut ? [path] : []));
  expect(paths(menuEntriesFor(viewerWith({ type, role: 'admin' })))).toEqual(expect.arrayContaining(shortcuts));
});

it('lists Insights under their name, and marks the current one', () => {
  const at = (type: 'PLATFORM' | 'RESELLER', pathname: string, search: string) =>
    sideMenuFor(viewerWith({ type, role: 'admin' }), { pathname, search }).flatMap((item) =>
      'children' in item && item.id === 'insights'
        ? [
            item.label,
            ...item.children.map((child) => `${child.label}${'href' in child && child.isCurrent ? ' (current)' : ''}`),
          ]
        : [],
    );
  expect(at('PLATFORM', '/analytics-online-signup/', '?dashboard=success&span=30d')).toEqual([
    'Insights',
    'Usage Statistics',
    'Online sign-up (current)',
  ]);
  expect(at('RESELLER', '/analytics-advanced/', '?dashboard=analytics-advanced')).toEqual([
    'Insights',
    'Usage Statistics (current)',
    'Online sign-up',
  ]);
});

/**
 * Operations that fill a page; any of them is enough. Everyone can use their own pages (My Account, Settings,
 * Dashboard) and Report an issue.
 */
const filledBy: readonly [page: keyof typeof routes, operations: readonly Parameters<typeof accessTo>[0][]][] = [
  ['accounts', ['entities']],
  ['api-access', ['apiTokens', 'apiKeys']],
  ['analytics', ['eiTotals']],
  ['parameters', ['eiCategories']],
  ['edge-delivery', ['resources', 'pathways']],
  ['users', ['users']],
  ['roles', ['roles']],
  ['audit-log', ['auditEvents']],
  ['domain', ['domain']],
  ['reseller-settings', ['branding']],
];

it.each(filledBy)('%s requires permission for %j', (page, operations) => {
  const entry = routes[page];
  fc.assert(
    fc.property(viewers, (who) => {
      const isReachable = entry !== undefined && resolveRouteAccess(entry, new URLSearchParams(), who).kind === 'show';
      expect(isReachable).toBe(operations.some((operation) => accessTo(operation, who).allowed));
    }),
  );
});

it('puts every page of the shell in a menu', () => {
  const pages = routeTable.filter(({ layout = 'default' }) => layout === 'default');
  expect(pages.filter(({ menu }) => menu === undefined)).toEqual([]);
});
