import { expect, test, vi } from 'vitest';
import type { ListedUser } from './documents.ts';
import { hasRowActions, type RowAction, rowMenuEntries } from '../../list-screen/rowAction.ts';
import type { Access } from '../../access/useAccess.ts';
import type { OperationName } from '../../access/operations.generated.ts';
import { viewerOf } from '../../viewer/viewer.fixture.ts';
import { rowActions } from './rowActions.ts';

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
  entity: { id: 'harbor', name: 'Harbor', requireMfa: false },
};
const yes = { allowed: true } as const;
const no = { allowed: false, reason: 'You need the permission Manage on Settings: Users.' } as const;
type AccessTo = (operation: OperationName) => Access;
const everything: AccessTo = () => yes;
const nothing: AccessTo = () => no;
const only =
  (allowed: OperationName): AccessTo =>
  (operation) =>
    operation === allowed ? yes : no;

function menu(user: ListedUser, { viewerId = 'ada', access = everything } = {}) {
  const viewer = viewerOf();
  const self = viewer.user && { ...viewer.user, id: viewerId };
  const run = vi.fn<(action: RowAction<ListedUser>, row: ListedUser) => void>();
  const entries = rowMenuEntries(rowActions, user, { viewer: { ...viewer, user: self }, access, run });
  return entries.flatMap((entry) => (typeof entry === 'object' && !('kind' in entry) ? [entry] : []));
}

test('offers to edit, disable and delete an active person', () => {
  expect(menu(kofi).map(({ label }) => label)).toEqual(['Edit', 'Disable', 'Sign out everywhere…', 'Delete user…']);
});

test('offers to enable one who is disabled, and to send an open invitation again', () => {
  expect(menu({ ...kofi, active: false, status: 'INACTIVE' }).map(({ label }) => label)).toContain('Enable');
  expect(menu({ ...kofi, status: 'INVITED' }).map(({ label }) => label)).toContain('Resend invitation');
});

test('says why nobody can disable or delete themselves, but lets them edit', () => {
  const reasons = menu(kofi, { viewerId: 'kofi' }).map(({ id, disabledReason }) => [id, disabledReason]);
  expect(reasons).toEqual([
    ['edit', undefined],
    ['disable', 'You cannot disable yourself.'],
    ['endSessions', 'Your own sessions are in My Account.'],
    ['delete', 'You cannot delete yourself.'],
  ]);
});

test('gives the missing permission as the reason', () => {
  const entries = menu(kofi, { access: only('updateUser') });
  expect(entries.map(({ id, disabledReason }) => [id, disabledReason])).toEqual([
    ['edit', undefined],
    ['disable', no.reason],
    ['endSessions', no.reason],
    ['delete', no.reason],
  ]);
});

test('is no menu for somebody who may do nothing to people', () => {
  expect(hasRowActions(rowActions, nothing)).toBe(false);
  const needed = rowActions.flatMap((action) => (action === 'separator' ? [] : [action.operation]));
  expect(needed.filter((operation) => !hasRowActions(rowActions, only(operation)))).toEqual([]);
});
