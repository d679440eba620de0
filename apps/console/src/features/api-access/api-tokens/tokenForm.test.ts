import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../../api/viewer/viewer.fixture.ts';
import { dayOf, lastExpiryDay, newToken, newTokenInput, newTokenRule, tokenRule, tokenValues } from './tokenForm.ts';
import {
  isSecretUnseen,
  isWorking,
  tokenScopes,
  tokenStatus,
  wasUsedRecently,
} from '../../../records/api-token/tokenStatus.ts';

const day = 86_400_000;
const now = new Date('2026-11-20T10:00:00').getTime();
const inDays = (days: number) => new Date(now + days * day).toISOString();

it('offers the API’s scopes', () => {
  const [api] = Object.values(
    import.meta.glob<typeof import('@edge-console/api/permissions')>(
      '../../../../../api/src/core/policy/permissions.ts',
      {
        eager: true,
      },
    ),
  );
  expect(tokenScopes.toSorted()).toEqual(api?.tokenScopes.toSorted());
});

describe('token status', () => {
  it.each([
    [true, 100, { kind: 'active' }],
    [true, 14.5, { kind: 'active' }],
    [true, 13.5, { kind: 'expiring', days: 13 }],
    [true, 0.5, { kind: 'expiring', days: 0 }],
    [true, 0, { kind: 'expired' }],
    [false, 100, { kind: 'inactive' }],
    [false, 3, { kind: 'inactive' }],
    [false, -1, { kind: 'expired' }],
  ])('enabled %s, %s days before expiration', (enabled, days, status) => {
    expect(tokenStatus({ enabled, expirationAt: inDays(days) }, now)).toEqual(status);
  });

  it('counts toward the limit while it works', () => {
    expect([100, 3, -1].map((days) => isWorking({ enabled: true, expirationAt: inDays(days) }, now))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isWorking({ enabled: false, expirationAt: inDays(3) }, now)).toBe(false);
  });
});

it('requires typing the name of a token used within a week', () => {
  expect([null, inDays(-8), inDays(-6)].map((lastUsedAt) => wasUsedRecently({ lastUsedAt }, now))).toEqual([
    false,
    false,
    true,
  ]);
});

it('offers the secret of a token created with its account until it is rotated', () => {
  const unseen = (createdUser: string, updatedUser: string | null) => isSecretUnseen({ createdUser, updatedUser });
  expect([unseen('Edge Console', null), unseen('Edge Console', 'Amara Okafor'), unseen('Amara Okafor', null)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a new token', () => {
  const viewer = viewerOf({ permissions: { 'ei.analytics': 'MANAGE', 'ed.resources': 'READ' } });
  const values = { ...newToken(viewer, true, now), name: 'grafana-read' };

  it('has the default scopes the viewer can read, and expires in a year', () => {
    expect(values).toMatchObject({ scopes: ['ei.analytics'], lifetime: '365', enabled: true });
    expect(newTokenInput(values, now)).toEqual({
      name: 'grafana-read',
      enabled: true,
      scopes: [{ group: 'ei.analytics', level: 'READ' }],
      expirationAt: inDays(365),
    });
  });

  it('expires at the end of the selected day, after a year at most', () => {
    const ends = (expirationAt: string) =>
      newTokenInput({ ...values, lifetime: 'custom', expirationAt }, now).expirationAt;
    expect(dayOf(Date.parse(ends('2026-12-24')))).toBe('2026-12-24');
    expect(ends(lastExpiryDay(now))).toBe(inDays(365));
  });

  it('accepts a custom day from today, within a year, and only requires it if selected', () => {
    const takes = (lifetime: 'custom' | '30', expirationAt: string) =>
      v.safeParse(newTokenRule(now), { ...values, lifetime, expirationAt }).success;
    expect(takes('custom', '2026-11-20')).toBe(true);
    expect(takes('custom', lastExpiryDay(now))).toBe(true);
    for (const no of ['', '2026-11-19', '2027-11-21', '24 Dec']) expect(takes('custom', no)).toBe(false);
    expect(takes('30', '')).toBe(true);
  });
});

it('keeps the expiration of an expired token, and accepts a valid day', () => {
  const stored = tokenValues({ name: 'old', expirationAt: inDays(-40) });
  const takes = (expirationAt: string) =>
    v.safeParse(tokenRule(stored.expirationAt, now), { name: 'new', expirationAt }).success;
  expect([stored.expirationAt, '2026-11-19', '2026-12-01'].map(takes)).toEqual([true, false, true]);
});
