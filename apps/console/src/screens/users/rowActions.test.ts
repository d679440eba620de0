import { expect, test, vi } from 'vitest';
import type { ListedUser } from './documents.ts';
import { hasRowActions, type RowAction, rowMenuEntries } from '../../list-screen/rowAction.ts';
import type { Access } from '../../access/useAccess.ts';
import type { OperationName } from '../../access/operations.generated.ts';
import { viewerOf } from '../../viewer/viewer.fixture.ts';
import { rowActions } from './rowActions.ts';
import { usersMessages } from '../../messages/users.ts';
import type { Viewer } from '../../viewer/viewer.ts';

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

/** Why what is impossible is so, by action. */
function reasonsOf(user: ListedUser, viewer: Viewer) {
  const entries = rowMenuEntries(rowActions, user, { viewer, access: everything, run: () => {} });
  return Object.fromEntries(
    entries.flatMap((entry) =>
      typeof entry === 'object' && 'disabledReason' in entry && entry.disabledReason !== undefined
        ? [[entry.id, entry.disabledReason]]
        : [],
    ),
  );
}

test('offers to edit, disable and delete an active person', () => {
  expect(menu(kofi).map(({ label }) => label)).toEqual([
    'Edit',
    'Disable',
    'Send password reset…',
    'Sign out everywhere…',
    'Delete user…',
  ]);
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
    ['resetPassword', 'Your own password is in My Account.'],
    ['endSessions', 'Your own sessions are in My Account.'],
    ['delete', 'You cannot delete yourself.'],
  ]);
});

test('gives the missing permission as the reason', () => {
  const entries = menu(kofi, { access: only('updateUser') });
  expect(entries.map(({ id, disabledReason }) => [id, disabledReason])).toEqual([
    ['edit', undefined],
    ['disable', no.reason],
    ['resetPassword', no.reason],
    ['endSessions', no.reason],
    ['delete', no.reason],
  ]);
});

test('offers a platform to act as active people of accounts below its own', () => {
  const viewer = viewerOf({ type: 'PLATFORM' });
  const entryOf = (user: ListedUser) => {
    const entries = rowMenuEntries(rowActions, user, { viewer, access: everything, run: () => {} });
    return entries.flatMap((entry) =>
      typeof entry === 'object' && 'id' in entry && entry.id === 'act' ? [entry] : [],
    );
  };
  expect(entryOf(kofi)).toMatchObject([{ label: 'Act as…', disabledReason: undefined }]);
  expect(entryOf({ ...kofi, entity: { ...kofi.entity, id: 'entity-1' } })).toMatchObject([
    { disabledReason: 'You can act only as people of accounts below yours.' },
  ]);
  expect(entryOf({ ...kofi, active: false })).toMatchObject([{ disabledReason: usersMessages.isDisabled }]);
});

test('is no menu for somebody who may do nothing to people', () => {
  expect(hasRowActions(rowActions, nothing)).toBe(false);
  const needed = rowActions.flatMap((action) => (action === 'separator' ? [] : [action.operation]));
  expect(needed.filter((operation) => !hasRowActions(rowActions, only(operation)))).toEqual([]);
});

test('says why the last administrator of the own account cannot be disabled or deleted', () => {
  const viewer = viewerOf();
  const last = { ...kofi, email: 'ingrid@solstice.example', entity: { ...kofi.entity, id: 'entity-1' } };
  expect(reasonsOf(last, viewer)).toEqual({
    disable: usersMessages.lastAdministrator,
    delete: usersMessages.lastAdministrator,
  });
  const administrators = [...viewer.administrators, { name: 'Another', email: 'another@solstice.example' }];
  expect(reasonsOf(last, { ...viewer, administrators })).toEqual({});
});

test('sends no password reset to somebody who never signed in, or is disabled', () => {
  const viewer = viewerOf();
  expect(reasonsOf({ ...kofi, status: 'INVITED' }, viewer)).toEqual({ resetPassword: usersMessages.notSignedInYet });
  expect(reasonsOf({ ...kofi, active: false, status: 'INACTIVE' }, viewer)).toEqual({
    resetPassword: usersMessages.isDisabled,
  });
});
