import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../core/database/schema.ts';
import { permissionGroups } from '../../core/policy/permissions.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, addRole, entityId, missingId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;
let anna: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north', { name: 'Olle', lastName: 'Ek' });
  anna = await addUser(api.database, 'alder', { name: 'Anna', lastName: 'Berg', roleId: 'regular', phone: '123' });
});

const result = 'user { id name phone roleName admin active status version } userErrors { code field message }';
const queries = {
  updateUser: `mutation($id: ID!, $version: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, expectedVersion: $version, input: $input) { ${result} }
  }`,
  setUserActive: `mutation($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) { ${result} } }`,
  resendInvite: `mutation($id: ID!) { resendInvite(id: $id) { ${result} } }`,
  revokeUserSessions: `mutation($id: ID!) { revokeUserSessions(id: $id) { ok userErrors { code field message } } }`,
  resetUserMfa: `mutation($id: ID!) { resetUserMfa(id: $id) { ok userErrors { code field message } } }`,
  resetUserPassword: `mutation($id: ID!) { resetUserPassword(id: $id) { ok userErrors { code field message } } }`,
  deleteUser: `mutation($id: ID!) { deleteUser(id: $id) { ok userErrors { code field message } } }`,
};

type Payload = {
  user: Readonly<Record<string, unknown>> | null;
  ok?: boolean;
  userErrors: { code: string; field: string[] | null }[];
};
type Operation = keyof typeof queries;

const execute = (caller: TestUser, operation: Operation, variables: object) =>
  api.execute(caller.principal, queries[operation], { ...variables });

async function run(caller: TestUser, operation: Operation, variables: object): Promise<Payload> {
  const response = await execute(caller, operation, variables);
  expect(response.errors).toEqual([]);
  return response.data?.[operation] as Payload;
}

const update = (caller: TestUser, target: TestUser, input: object, version = target.user.version) =>
  run(caller, 'updateUser', { id: target.user.id, version, input });

const refusals = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field]);

const stored = async ({ user }: TestUser) => (await api.storedUsers()).find(({ id }) => id === user.id);

describe('updating a user', () => {
  it('changes given fields, keeps the rest and increases the version', async () => {
    const { user } = await update(admin, anna, { name: 'Annika', roleId: 'sales' });
    expect(user).toMatchObject({ name: 'Annika', phone: '123', roleName: 'Sales', version: 2 });
    expect(await api.auditRows()).toMatchObject([
      { action: 'user.update', outcome: 'OK', diff: { name: ['Anna', 'Annika'], roleId: ['regular', 'sales'] } },
    ]);
  });

  it('removes the phone number with null', async () => {
    expect((await update(admin, anna, { phone: null })).user).toMatchObject({ phone: null, name: 'Anna' });
  });

  it('records nothing and keeps the version if the values are equal', async () => {
    const { user } = await update(admin, anna, { name: 'Anna', roleId: 'regular', admin: false });
    expect(user).toMatchObject({ version: 1 });
    expect(await api.auditRows()).toEqual([]);
  });

  it('returns the stored values and their author for a stale version', async () => {
    await update(admin, anna, { name: 'Annika' });
    const response = await execute(admin, 'updateUser', { id: anna.user.id, version: 1, input: { name: 'Anne' } });
    expect(response.code).toBe('CONFLICT');
    expect(response.errors[0]?.extensions['conflict']).toMatchObject({
      version: 2,
      changedBy: 'Olle Ek',
      changedAt: (await stored(anna))?.updatedAt.toISOString(),
      current: { name: 'Annika', lastName: 'Berg', phone: '123', roleId: 'regular' },
    });
    expect((await stored(anna))?.name).toBe('Annika');
  });

  it("does not reveal to a customer which parent account's user was the author", async () => {
    const customer = await addUser(api.database, 'alder');
    await update(admin, anna, { name: 'Annika' });
    const response = await execute(customer, 'updateUser', { id: anna.user.id, version: 1, input: { name: 'Anne' } });
    expect(response.errors[0]?.extensions['conflict']).toMatchObject({ version: 2, changedBy: null });
  });

  it('returns an error for an invalid field', async () => {
    expect(refusals(await update(admin, anna, { name: 'x'.repeat(61), phone: 'y' }))).toEqual([
      ['TOO_LONG', ['name']],
      ['DIGITS_ONLY', ['phone']],
    ]);
  });
});

describe('users out of scope', () => {
  const variables: Record<Operation, object> = {
    updateUser: { version: 1, input: { name: 'Changed' } },
    setUserActive: { active: false },
    resendInvite: {},
    revokeUserSessions: {},
    resetUserMfa: {},
    resetUserPassword: {},
    deleteUser: {},
  };

  it.each(Object.keys(queries) as Operation[])(
    '%s returns the same response as for a missing ID',
    async (operation) => {
      const otherUser = await addUser(api.database, 'cedar', { stage: 'INVITED' });
      const responses = await Promise.all(
        [otherUser.user.id, missingId, 'no-id-at-all'].map((id) =>
          execute(admin, operation, { ...variables[operation], id }),
        ),
      );
      expect(responses[0]?.code).toBe('NOT_FOUND');
      expect(responses[1]).toEqual(responses[0]);
      expect(responses[2]).toEqual(responses[0]);
      expect(await stored(otherUser)).toEqual(otherUser.user);
      expect((await api.auditRows()).map(({ outcome, entityId: log }) => [outcome, log])).toEqual(
        Array.from({ length: 3 }, () => ['DENIED', entityId('north')]),
      );
    },
  );
});

describe('users themselves', () => {
  it('can change their own name and phone number', async () => {
    expect((await update(admin, admin, { name: 'Olof', phone: '99' })).user).toMatchObject({
      name: 'Olof',
      phone: '99',
    });
  });

  it('can send their own role and flag unchanged', async () => {
    expect(refusals(await update(admin, admin, { name: 'Olof', roleId: 'admin', admin: false }))).toEqual([]);
  });

  it('cannot change their own role or flag, or disable or delete themselves', async () => {
    await addUser(api.database, 'north');
    expect(refusals(await update(admin, admin, { roleId: 'sales' }))).toEqual([['SELF_ACTION', ['roleId']]]);
    expect(refusals(await update(admin, admin, { admin: true }))).toEqual([['SELF_ACTION', ['admin']]]);
    const { id } = admin.user;
    expect(refusals(await run(admin, 'setUserActive', { id, active: false }))).toEqual([['SELF_ACTION', null]]);
    const deleted = await run(admin, 'deleteUser', { id });
    expect([deleted.ok, refusals(deleted)]).toEqual([false, [['SELF_ACTION', null]]]);
    expect(refusals(await run(admin, 'revokeUserSessions', { id }))).toEqual([['SELF_ACTION', null]]);
    expect((await api.auditRows()).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'DENIED'));
  });

  it('include the actor while acting', async () => {
    const acting = actingIn('READ_WRITE');
    const principal = {
      ...admin.principal,
      effective: (await addUser(api.database, 'north')).principal.effective,
      acting,
    };
    const { id } = admin.user;
    const response = await api.execute(principal, queries.setUserActive, { id, active: false });
    expect(refusals(response.data?.['setUserActive'] as Payload)).toEqual([['SELF_ACTION', null]]);
  });
});

describe('an administrator', () => {
  it.each([
    ['by role', { roleId: 'adminReseller' }],
    ['by flag', { roleId: 'regular', admin: true }],
  ] as const)('%s can only be managed by administrators', async (_how, rights) => {
    const role = await addRole(api.database, 'north', 'Desk', { 'st.users': 'MANAGE', 'ed.pathways': 'READ' });
    const clerk = await addUser(api.database, 'north', { customRole: role });
    const other = await addUser(api.database, 'north', rights);
    const { id } = other.user;
    const attempts = async (caller: TestUser) => [
      await update(caller, other, { roleId: role.id }),
      await run(caller, 'resetUserMfa', { id }),
      await run(caller, 'resetUserPassword', { id }),
      await run(caller, 'revokeUserSessions', { id }),
      await run(caller, 'setUserActive', { id, active: false }),
      await run(caller, 'setUserActive', { id, active: true }),
      await run(caller, 'deleteUser', { id }),
    ];
    const refused = await attempts(clerk);
    expect(refused.map(refusals)).toEqual([
      [['ADMINISTRATOR_REQUIRED', ['roleId']]],
      ...Array.from({ length: 6 }, () => [['ADMINISTRATOR_REQUIRED', null]]),
    ]);
    expect((await api.auditRows()).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 7 }, () => 'DENIED'));
    expect(refusals(await update(clerk, other, { name: 'Renamed' }))).toEqual([]);
    expect(await api.jobs()).toEqual([]);
  });
});

describe('privilege escalation', () => {
  it("is refused: a role above the caller's own, and the flag from a non-administrator", async () => {
    const role = await addRole(api.database, 'alder', 'Desk', { 'st.users': 'MANAGE' });
    const clerk = await addUser(api.database, 'alder', { customRole: role });
    expect(refusals(await update(clerk, anna, { roleId: 'admin' }))).toEqual([['ROLE_ESCALATION', ['roleId']]]);
    expect(refusals(await update(clerk, anna, { admin: true }))).toEqual([['ROLE_ESCALATION', ['admin']]]);
    expect((await stored(anna))?.version).toBe(1);
  });

  it('is refused: an administrator role from a non-administrator, even with every level', async () => {
    const levels = Object.fromEntries(permissionGroups.map((group) => [group, 'MANAGE']));
    const role = await addRole(api.database, 'north', 'Everything', levels);
    const clerk = await addUser(api.database, 'north', { customRole: role });
    const bo = await addUser(api.database, 'north', { roleId: 'regular' });
    for (const roleId of ['admin', 'adminReseller']) {
      expect(refusals(await update(clerk, bo, { roleId }))).toEqual([['ROLE_ESCALATION', ['roleId']]]);
    }
    expect(refusals(await update(clerk, bo, { roleId: role.id }))).toEqual([]);
  });

  it('is refused: a reseller role for users elsewhere, unless they already have it', async () => {
    const platform = await addUser(api.database, 'platform');
    const bo = await addUser(api.database, 'north', { roleId: 'regular' });
    for (const [caller, target] of [
      [admin, anna],
      [platform, anna],
      [platform, await addUser(api.database, 'platform', { roleId: 'regular' })],
    ] as const) {
      const response = await execute(caller, 'updateUser', {
        id: target.user.id,
        version: 1,
        input: { roleId: 'adminReseller' },
      });
      expect([response.code, response.errors[0]?.extensions['field']]).toEqual(['NOT_FOUND', 'roleId']);
    }
    expect(refusals(await update(platform, bo, { roleId: 'adminReseller' }))).toEqual([]);
    const roleUser = await addUser(api.database, 'alder', { roleId: 'adminReseller' });
    expect(refusals(await update(admin, roleUser, { name: 'Other', roleId: 'adminReseller' }))).toEqual([]);
  });

  it("returns the same response for another entity's role as for a missing one", async () => {
    const otherAccountUser = await addRole(api.database, 'birch', 'Theirs', {});
    const responses = await Promise.all(
      [otherAccountUser.id, missingId].map((roleId) =>
        execute(admin, 'updateUser', { id: anna.user.id, version: 1, input: { roleId } }),
      ),
    );
    expect(responses[0]?.code).toBe('NOT_FOUND');
    expect(responses[1]).toEqual(responses[0]);
  });
});

describe('the last administrator of an entity', () => {
  let last: TestUser;

  beforeEach(async () => {
    last = await addUser(api.database, 'alder');
    await addUser(api.database, 'alder', { active: false });
  });

  it('cannot lose the role and flag, be disabled, or be deleted', async () => {
    const { id } = last.user;
    expect(refusals(await update(admin, last, { roleId: 'regular' }))).toEqual([['LAST_ADMIN', ['roleId']]]);
    expect(refusals(await run(admin, 'setUserActive', { id, active: false }))).toEqual([['LAST_ADMIN', null]]);
    expect(refusals(await run(admin, 'deleteUser', { id }))).toEqual([['LAST_ADMIN', null]]);
    expect(await stored(last)).toEqual(last.user);
  });

  it('is marked in the list, also for parent accounts', async () => {
    const lastOnes = async () => {
      const { data } = await api.execute(admin.principal, '{ users { nodes { id isLastAdministrator } } }', {});
      const users = data?.['users'] as { nodes: { id: string; isLastAdministrator: boolean }[] } | undefined;
      return (users?.nodes ?? []).flatMap(({ id, isLastAdministrator }) => (isLastAdministrator ? [id] : []));
    };
    expect((await lastOnes()).toSorted()).toEqual([admin.user.id, last.user.id].toSorted());
    await addUser(api.database, 'alder', { roleId: 'regular', admin: true });
    expect(await lastOnes()).toEqual([admin.user.id]);
  });

  it('is not a user who deactivated their account', async () => {
    const left = await addUser(api.database, 'alder', { stage: 'DEACTIVATED' });
    expect(refusals(await run(admin, 'deleteUser', { id: last.user.id }))).toEqual([['LAST_ADMIN', null]]);
    expect((await run(admin, 'deleteUser', { id: left.user.id })).ok).toBe(true);
  });

  it('can be removed if another user has the flag', async () => {
    await addUser(api.database, 'alder', { roleId: 'regular', admin: true });
    expect((await run(admin, 'deleteUser', { id: last.user.id })).ok).toBe(true);
  });

  it('can exchange the role for the flag in one step', async () => {
    expect(refusals(await update(admin, last, { roleId: 'regular', admin: true }))).toEqual([]);
  });

  it('remains if the last two are disabled concurrently', async () => {
    const other = await addUser(api.database, 'alder');
    const responses = await Promise.all(
      [last, other].map(({ user }) => run(admin, 'setUserActive', { id: user.id, active: false })),
    );
    expect(responses.flatMap(refusals)).toEqual([['LAST_ADMIN', null]]);
  });
});

describe('disabling and enabling', () => {
  it('disables the user here and in the pool, and records it', async () => {
    const { user } = await run(admin, 'setUserActive', { id: anna.user.id, active: false });
    expect(user).toMatchObject({ active: false, status: 'INACTIVE', version: 2 });
    expect(await api.jobs()).toMatchObject([{ kind: 'DISABLE', payload: { sub: anna.user.sub } }]);
    expect(await api.auditRows()).toMatchObject([{ action: 'user.setActive', diff: { active: [true, false] } }]);
  });

  it('does nothing if the state is the same', async () => {
    await run(admin, 'setUserActive', { id: anna.user.id, active: true });
    expect([await api.jobs(), await api.auditRows()]).toEqual([[], []]);
  });

  it('restores the earlier status, and sends a new invitation to a user who never signed in', async () => {
    const invited = await addUser(api.database, 'alder', { stage: 'INVITED', active: false });
    const { user } = await run(admin, 'setUserActive', { id: invited.user.id, active: true });
    expect(user).toMatchObject({ status: 'INVITED' });
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['ENABLE', 'RESEND']);
  });
});

describe('deleting', () => {
  it('deletes the user, releases the address and keeps the name in the audit log', async () => {
    expect(await run(admin, 'deleteUser', { id: anna.user.id })).toEqual({ ok: true, userErrors: [] });
    expect(await stored(anna)).toBeUndefined();
    expect(await api.jobs()).toMatchObject([{ kind: 'DELETE', payload: { sub: anna.user.sub } }]);
    expect(await api.auditRows()).toMatchObject([{ action: 'user.delete', targetName: 'Anna Berg', outcome: 'OK' }]);
    await expect(addUser(api.database, 'birch', { email: anna.user.email })).resolves.toBeDefined();
  });

  it('is refused while acting in any mode', async () => {
    const acting = actingIn('READ_WRITE');
    const response = await api.execute({ ...admin.principal, acting }, queries.deleteUser, { id: anna.user.id });
    expect(response.code).toBe('FORBIDDEN_WHILE_ACTING');
  });
});

describe('resending an invitation', () => {
  it('enqueues the mail for a user who has not signed in yet', async () => {
    const invited = await addUser(api.database, 'alder', { stage: 'INVITED' });
    await run(admin, 'resendInvite', { id: invited.user.id });
    expect(await api.jobs()).toMatchObject([{ kind: 'RESEND', subject: invited.user.emailKey }]);
  });

  it('is refused for a user who has signed in or is disabled', async () => {
    const off = await addUser(api.database, 'alder', { stage: 'INVITED', active: false });
    for (const { user } of [anna, off]) {
      expect((await execute(admin, 'resendInvite', { id: user.id })).code).toBe('VALIDATION');
    }
    expect(await api.jobs()).toEqual([]);
  });
});

describe('resetting a password', () => {
  it('makes the pool mail a code, and sets RESET_REQUIRED', async () => {
    expect(await run(admin, 'resetUserPassword', { id: anna.user.id })).toMatchObject({ ok: true });
    expect(await stored(anna)).toMatchObject({ status: 'RESET_REQUIRED', version: 2 });
    expect(await api.jobs()).toMatchObject([
      { kind: 'RESET_PASSWORD', payload: { userId: anna.user.id, invitation: { account: 'alder' } } },
    ]);
    expect(await api.auditRows()).toMatchObject([{ action: 'user.resetPassword', outcome: 'OK' }]);
  });

  it("ends the user's sessions here immediately", async () => {
    const session = { userId: anna.user.id, device: 'Firefox', createdAt: new Date() };
    await api.database.asSystem((transaction) =>
      transaction.insert(sessions).values({ ...session, id: missingId, originJti: 'laptop' }),
    );
    await run(admin, 'resetUserPassword', { id: anna.user.id });
    const rows = await api.database.asSystem((transaction) => transaction.select().from(sessions));
    expect(rows).toMatchObject([{ revokedAt: expect.any(Date) as unknown }]);
  });

  it('is only possible for other users with a password', async () => {
    expect(refusals(await run(admin, 'resetUserPassword', { id: admin.user.id }))).toEqual([['SELF_ACTION', null]]);
    const invited = await addUser(api.database, 'alder', { stage: 'INVITED' });
    const unconfirmed = await addUser(api.database, 'alder', { stage: 'UNCONFIRMED' });
    const disabled = await addUser(api.database, 'alder', { active: false });
    const deactivated = await addUser(api.database, 'alder', { stage: 'DEACTIVATED' });
    for (const { user } of [invited, unconfirmed, disabled, deactivated])
      expect((await execute(admin, 'resetUserPassword', { id: user.id })).code).toBe('VALIDATION');
    // A deactivated user is not enabled by it.
    expect(await stored(deactivated)).toMatchObject({ stage: 'DEACTIVATED' });
    expect(await api.jobs()).toEqual([]);
  });

  it('is retried with the same key once the limit allows it', async () => {
    const reset = (idempotencyKey: string) =>
      api.execute(admin.principal, queries.resetUserPassword, { id: anna.user.id }, { idempotencyKey });
    await reset('reset-key-1');
    await reset('reset-key-2');
    expect((await reset('reset-key-3')).code).toBe('RATE_LIMITED');
    api.resetRateLimits();
    expect((await reset('reset-key-3')).data).toEqual({ resetUserPassword: { ok: true, userErrors: [] } });
    expect(await api.jobs()).toHaveLength(3);
  });
});

describe('resetting MFA', () => {
  const withMfa = () => addUser(api.database, 'alder', { mfaEnabled: true });

  it('turns it off in the pool, ends the sessions and mails the user', async () => {
    const { user } = await withMfa();
    const session = { userId: user.id, device: 'Firefox', createdAt: new Date() };
    await api.database.asSystem((transaction) =>
      transaction.insert(sessions).values({ ...session, id: missingId, originJti: 'laptop' }),
    );
    expect(await run(admin, 'resetUserMfa', { id: user.id })).toMatchObject({ ok: true });
    expect((await api.storedUsers()).find(({ id }) => id === user.id)).toMatchObject({
      mfaEnabled: false,
      mfaChangedAt: expect.any(Date) as unknown,
    });
    expect(await api.jobs()).toMatchObject([
      { kind: 'MAIL', payload: { to: user.email, subject: 'Your multi-factor authentication was reset' } },
      { kind: 'RESET_MFA', payload: { userId: user.id } },
    ]);
    expect(await api.auditRows()).toMatchObject([{ action: 'user.resetMfa', outcome: 'OK', targetId: user.id }]);
    const rows = await api.database.asSystem((transaction) => transaction.select().from(sessions));
    expect(rows).toMatchObject([{ revokedAt: expect.any(Date) as unknown }]);
  });

  it('is only possible for other users with MFA, after a recent sign-in', async () => {
    const { user } = await withMfa();
    expect(refusals(await run(admin, 'resetUserMfa', { id: admin.user.id }))).toEqual([['SELF_ACTION', null]]);
    expect((await execute(admin, 'resetUserMfa', { id: anna.user.id })).code).toBe('VALIDATION');
    const stale = { ...admin.principal, authenticatedAt: new Date(Date.now() - 301_000) };
    expect((await api.execute(stale, queries.resetUserMfa, { id: user.id })).code).toBe('STEP_UP_REQUIRED');
    expect(await api.jobs()).toEqual([]);
  });
});

describe('a denial by the policy', () => {
  it("is in the audit log of the target's account, with the target's name", async () => {
    const reader = await addUser(api.database, 'north', { roleId: 'readOnly' });
    expect((await execute(reader, 'deleteUser', { id: anna.user.id })).code).toBe('FORBIDDEN');
    const otherAccountUser = await addUser(api.database, 'cedar');
    expect((await execute(reader, 'deleteUser', { id: otherAccountUser.user.id })).code).toBe('FORBIDDEN');
    const rows = await api.auditRows();
    const logged = rows.map(({ targetType, targetId, targetName, entityId: log }) => [
      targetType,
      targetId,
      targetName,
      log,
    ]);
    expect(logged).toContainEqual(['User', anna.user.id, 'Anna Berg', entityId('alder')]);
    expect(logged).toContainEqual(['User', otherAccountUser.user.id, null, entityId('north')]);
  });
});
