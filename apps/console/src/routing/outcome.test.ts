import { describe, expect, it } from 'vitest';
import { viewerOf } from '../viewer/viewer.fixture.ts';
import { outcomeOf } from './outcome.ts';
import type { ScreenEntry } from './screenEntry.ts';

const none = new URLSearchParams();
const entry = (change: Partial<ScreenEntry> = {}): ScreenEntry => ({
  path: '/x/',
  title: 'X',
  guards: ['logged'],
  ...change,
});

describe('an address', () => {
  it('without a route is unmatched, for all', () => {
    expect(outcomeOf(undefined, none, null)).toEqual({ kind: 'unmatched' });
    expect(outcomeOf(undefined, none, viewerOf())).toEqual({ kind: 'unmatched' });
  });

  it('that the route rejects is invalid before sign-in is needed', () => {
    const route = entry({ validate: (search) => search.get('dashboard') === 'success' });
    expect(outcomeOf(route, none, null)).toEqual({ kind: 'invalid' });
    expect(outcomeOf(route, new URLSearchParams('dashboard=success'), null)).toEqual({ kind: 'signIn' });
  });

  it('leads to sign-in without a session', () => {
    for (const guard of ['logged', 'customer-access', 'reseller-access', 'admin-access', 'admin-reseller-access'])
      expect(outcomeOf(entry({ guards: [guard] }), none, null)).toEqual({ kind: 'signIn' });
  });

  it('for guests redirects signed-in people', () => {
    const route = entry({ guards: ['guest-only'] });
    expect(outcomeOf(route, none, null)).toEqual({ kind: 'show' });
    expect(outcomeOf(route, none, viewerOf())).toEqual({ kind: 'leaveGuestPage' });
  });

  it('with an unknown guard names it', () => {
    expect(outcomeOf(entry({ guards: ['logged', 'vip-access'] }), none, null)).toEqual({
      kind: 'unknownGuard',
      name: 'vip-access',
    });
  });
});

describe('somebody who belongs to no account yet', () => {
  const newcomer = { ...viewerOf(), user: null, entity: null };

  it('is redirected to founding one from anywhere, even from an unknown address', () => {
    const routes = [undefined, entry(), entry({ guards: ['admin-access'] }), entry({ leadsTo: () => '/users/' })];
    for (const route of routes) expect(outcomeOf(route, none, newcomer)).toEqual({ kind: 'needsEntity' });
  });

  it('sees the pages that found one, and public ones', () => {
    for (const guards of [['no-entity'], ['token'], []])
      expect(outcomeOf(entry({ guards }), none, newcomer)).toEqual({ kind: 'show' });
  });

  it('is redirected from founding one as soon as they belong to one', () => {
    expect(outcomeOf(entry({ guards: ['no-entity'] }), none, viewerOf())).toEqual({ kind: 'hasEntity' });
    expect(outcomeOf(entry({ guards: ['token'] }), none, viewerOf())).toEqual({ kind: 'show' });
  });
});

describe('a page of a feature', () => {
  const route = entry({ guards: ['guest-only'], feature: 'selfSignup' });

  it('exists while the feature is switched on', () => {
    expect(outcomeOf(route, none, null, { selfSignup: true })).toEqual({ kind: 'show' });
    for (const features of [{}, { selfSignup: false }])
      expect(outcomeOf(route, none, null, features)).toEqual({ kind: 'unmatched' });
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
      (viewer) => outcomeOf(entry({ guards: [guard] }), none, viewer).kind === 'show',
    );
    expect(shown).toEqual(expected);
  });

  it('that refuse look like an invalid address', () => {
    expect(outcomeOf(entry({ guards: ['reseller-access'] }), none, customer)).toEqual({ kind: 'invalid' });
  });
});

describe('permission and service', () => {
  const route = entry({ permission: { group: 'st.users', level: 'READ' }, service: 'EDGE_DELIVERY' });

  it('are checked after the guards, the service first', () => {
    const nothing = viewerOf({ role: 'regular', permissions: {} });
    expect(outcomeOf(entry({ ...route, guards: ['reseller-access'] }), none, nothing)).toEqual({ kind: 'invalid' });
    expect(outcomeOf(route, none, nothing)).toEqual({ kind: 'notEnabled', service: 'EDGE_DELIVERY' });
    const served = viewerOf({ role: 'regular', permissions: {}, services: ['EDGE_DELIVERY'] });
    expect(outcomeOf(route, none, served)).toEqual({ kind: 'needsPermission', group: 'st.users', level: 'READ' });
    expect(
      outcomeOf(route, none, viewerOf({ permissions: { 'st.users': 'READ' }, services: ['EDGE_DELIVERY'] })),
    ).toEqual({
      kind: 'show',
    });
  });

  it('that no account of this type can have is no page, and nobody is told to ask for it', () => {
    const managed = entry({ permission: { group: 'ei.parameters', level: 'MANAGE' } });
    const outcomeWith = (level: 'NONE' | 'READ') =>
      outcomeOf(managed, none, viewerOf({ role: 'adminReseller', permissions: { 'ei.parameters': level } })).kind;
    expect([outcomeWith('NONE'), outcomeWith('READ')]).toEqual(['invalid', 'needsPermission']);
  });
});
