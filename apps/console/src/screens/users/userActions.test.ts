import { expect, test, vi } from 'vitest';
import type { ListedUser } from './documents.ts';
import { hasUserActions, type UserAccess, userActions } from './userActions.ts';

const kofi: ListedUser = {
  id: 'kofi',
  name: 'Kofi',
  lastName: 'Mensah',
  email: 'kofi@harbor.example',
  roleName: 'Regular',
  admin: false,
  active: true,
  status: 'ACTIVE',
  createdAt: '2026-10-15T09:00:00Z',
  lastLogin: null,
  mfaEnabled: false,
  entity: { requireMfa: false },
};
const yes = { allowed: true } as const;
const all: UserAccess = { update: yes, resend: yes, setActive: yes, endSessions: yes, delete: yes };
const handlers = {
  onEdit: vi.fn<() => void>(),
  onResend: vi.fn<() => void>(),
  onSetActive: vi.fn<() => void>(),
  onEndSessions: vi.fn<() => void>(),
  onDelete: vi.fn<() => void>(),
};

function menu(user: ListedUser, { viewerId = 'ada', access = all } = {}) {
  const entries = userActions(user, { viewerId, access, handlers });
  return entries.flatMap((entry) => (typeof entry === 'object' && !('kind' in entry) ? [entry] : []));
}

test('offers to edit, disable and delete an active person', () => {
  expect(menu(kofi).map(({ label }) => label)).toEqual(['Edit', 'Disable', 'Sign out everywhere…', 'Delete user…']);
});

test('offers to enable one who is disabled, and to send an open invitation again', () => {
  expect(menu({ ...kofi, active: false, status: 'INACTIVE' }).map(({ label }) => label)).toContain('Enable');
  expect(menu({ ...kofi, status: 'INVITED' }).map(({ label }) => label)).toContain('Resend invitation');
});

test('says why nobody can disable or delete himself, but lets him edit', () => {
  const reasons = menu(kofi, { viewerId: 'kofi' }).map(({ id, disabledReason }) => [id, disabledReason]);
  expect(reasons).toEqual([
    ['edit', undefined],
    ['disable', 'You cannot disable yourself.'],
    ['endSessions', 'Your own sessions are in My Account.'],
    ['delete', 'You cannot delete yourself.'],
  ]);
});

const no = { allowed: false, reason: 'You need the permission Manage on Settings: Users.' } as const;
const none: UserAccess = { update: no, resend: no, setActive: no, endSessions: no, delete: no };

test('gives the missing permission as the reason', () => {
  const entries = menu(kofi, { access: { ...none, update: yes } });
  expect(entries.map(({ id, disabledReason }) => [id, disabledReason])).toEqual([
    ['edit', undefined],
    ['disable', no.reason],
    ['endSessions', no.reason],
    ['delete', no.reason],
  ]);
});

test('is no menu for who may do nothing to people', () => {
  expect(hasUserActions(none)).toBe(false);
  for (const name of Object.keys(none)) expect(hasUserActions({ ...none, [name]: yes })).toBe(true);
});
