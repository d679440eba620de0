import { expect, test, vi } from 'vitest';
import type { ListedUser } from './queries.ts';
import { reasonForAll } from '../../records/list/bulkAction.ts';
import { hasRowActions, type RowAction, rowMenuEntries } from '../../records/list/rowAction.ts';
import type { Access } from '../../auth/access/useAccess.ts';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { bulkActions } from './bulkActions.ts';
import { rowActions } from './rowActions.ts';
import { usersMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

const kofi: ListedUser = {
  id: 'kofi',
  name: 'Kofi',
  lastName: 'Mensah',
  email: 'kofi@harbor.example',
  roleName: 'Regular',
  role: { id: 'regular' },
  admin: false,
  active: true,
  status: 'ACTIVE',
  createdAt: '2026-10-15T09:00:00Z',
  lastLogin: null,
  mfaEnabled: true,
  isLastAdministrator: false,
  entity: { id: 'harbor', name: 'Harbor', requireMfa: false },
};
const yes = { allowed: true } as const;
const no = { allowed: false, reason: 'You need Manage permission on Settings: Users.' } as const;
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

/** Disabled reasons by action. */
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

test('offers to edit, disable, and delete an active user', () => {
  expect(menu(kofi).map(({ label }) => label)).toEqual([
    'Edit',
    'Disable',
    'Send password reset…',
    'Reset MFA…',
    'Sign out everywhere…',
    'Delete user…',
  ]);
});

test('offers to enable a disabled user, and to resend an open invitation', () => {
  expect(menu({ ...kofi, active: false, status: 'INACTIVE' }).map(({ label }) => label)).toContain('Enable');
  expect(menu({ ...kofi, status: 'INVITED' }).map(({ label }) => label)).toContain('Resend invitation');
});

test('explains why users cannot disable or delete themselves, but lets them edit', () => {
  const reasons = menu(kofi, { viewerId: 'kofi' }).map(({ id, disabledReason }) => [id, disabledReason]);
  expect(reasons).toEqual([
    ['edit', undefined],
    ['disable', 'You cannot disable yourself.'],
    ['resetPassword', 'Change your own password in My Account.'],
    ['resetMfa', 'Manage your own MFA in My Account.'],
    ['endSessions', 'End your own sessions in My Account.'],
    ['delete', 'You cannot delete yourself.'],
  ]);
});

test('gives the missing permission as the reason', () => {
  const entries = menu(kofi, { access: only('updateUser') });
  expect(entries.map(({ id, disabledReason }) => [id, disabledReason])).toEqual([
    ['edit', undefined],
    ['disable', no.reason],
    ['resetPassword', no.reason],
    ['resetMfa', no.reason],
    ['endSessions', no.reason],
    ['delete', no.reason],
  ]);
});

test('offers platform staff to act as active users of accounts below their own', () => {
  const viewer = viewerOf({ type: 'PLATFORM' });
  const entryOf = (user: ListedUser) => {
    const entries = rowMenuEntries(rowActions, user, { viewer, access: everything, run: () => {} });
    return entries.flatMap((entry) =>
      typeof entry === 'object' && 'id' in entry && entry.id === 'act' ? [entry] : [],
    );
  };
  expect(entryOf(kofi)).toMatchObject([{ label: 'Act as…', disabledReason: undefined }]);
  expect(entryOf({ ...kofi, entity: { ...kofi.entity, id: 'entity-1' } })).toMatchObject([
    { disabledReason: 'You can only act as users of accounts you manage.' },
  ]);
  expect(entryOf({ ...kofi, active: false })).toMatchObject([{ disabledReason: usersMessages.isDisabled }]);
});

test('has no menu without permission for any action', () => {
  expect(hasRowActions(rowActions, nothing)).toBe(false);
  const needed = rowActions.flatMap((action) => (action === 'separator' ? [] : [action.operation]));
  expect(needed.filter((operation) => !hasRowActions(rowActions, only(operation)))).toEqual([]);
});

test('explains why the last administrator of an account cannot be disabled or deleted', () => {
  expect(reasonsOf({ ...kofi, isLastAdministrator: true }, viewerOf())).toEqual({
    disable: usersMessages.lastAdministrator,
    delete: usersMessages.lastAdministrator,
  });
  expect(reasonsOf(kofi, viewerOf())).toEqual({});
});

test.each([
  ['role', { role: { id: 'admin' } }],
  ['flag', { admin: true }],
])('lets only an administrator manage an administrator by %s', (_how, rights) => {
  const other = { ...kofi, ...rights };
  const desk = viewerOf({ role: 'role-1' });
  const reason = usersMessages.administratorRequired;
  expect(reasonsOf(other, desk)).toEqual({
    disable: reason,
    resetPassword: reason,
    resetMfa: reason,
    endSessions: reason,
    delete: reason,
  });
  expect(reasonsOf({ ...other, active: false, status: 'INACTIVE' }, desk)).toMatchObject({ enable: reason });
  expect(reasonsOf({ ...other, status: 'INVITED' }, desk)).toMatchObject({ cancelInvitation: reason });
  expect(bulkActions.map((action) => reasonForAll(action, [other], desk))).toEqual([reason, reason, reason]);
  expect(reasonsOf(other, viewerOf({ role: 'admin' }))).toEqual({});
  expect(reasonsOf(kofi, desk)).toEqual({});
});

test('explains why none of the selected users can be disabled or given another role', () => {
  const viewer = viewerOf();
  const last = { ...kofi, isLastAdministrator: true };
  const reasonOf = (id: string, rows: ListedUser[]) => {
    const action = bulkActions.find((one) => one.id === id);
    return action && reasonForAll(action, rows, viewer);
  };
  expect(reasonOf('disable', [last])).toBe(usersMessages.lastAdministrator);
  expect(reasonOf('role', [last])).toBe(usersMessages.lastAdministrator);
  expect(reasonOf('enable', [last])).toBeUndefined();
  // An administrator by flag keeps the rights in any role.
  expect(reasonOf('role', [{ ...last, admin: true }])).toBeUndefined();
  // If possible for some, it runs for them, and the result lists the others.
  expect(reasonOf('disable', [last, kofi])).toBeUndefined();
  expect(reasonOf('disable', [])).toBeUndefined();
});

test('cancels an open invitation instead of deleting a user who never signed in', () => {
  const labels = menu({ ...kofi, status: 'INVITED' }).map(({ label }) => label);
  expect(labels).toContain('Cancel invitation…');
  expect(labels).not.toContain('Delete user…');
});

test('sends no password reset to a user who never signed in or is disabled', () => {
  const viewer = viewerOf();
  expect(reasonsOf({ ...kofi, status: 'INVITED' }, viewer)).toEqual({ resetPassword: usersMessages.notSignedInYet });
  expect(reasonsOf({ ...kofi, active: false, status: 'INACTIVE' }, viewer)).toEqual({
    resetPassword: usersMessages.isDisabled,
  });
});

test('offers to enable, not disable, a user who deactivated their own account', () => {
  const ids = menu({ ...kofi, status: 'DEACTIVATED' }).map(({ id }) => id);
  expect(ids).toContain('enable');
  expect(ids).not.toContain('disable');
});

test('resets MFA only for a user who has it', () => {
  expect(reasonsOf({ ...kofi, mfaEnabled: false }, viewerOf())).toEqual({ resetMfa: usersMessages.noMfa });
});
