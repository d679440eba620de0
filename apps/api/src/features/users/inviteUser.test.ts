import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../core/database/schema.ts';
import { openHarness, type ExecuteOptions, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, addRole, entityId, missingId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
});

const query = `mutation Invite($input: InviteUserInput!) {
  inviteUser(input: $input) {
    user { id name lastName email phone roleName admin active status version entity { name } }
    userErrors { code field message }
  }
}`;

const anna = { name: 'Anna', lastName: 'Berg', email: 'Anna.Berg@example.com' };

type Payload = {
  user: Readonly<Record<string, unknown>> | null;
  userErrors: { code: string; field: string[]; message: string }[];
};

const runInvite = (caller: TestUser, input: object, options?: ExecuteOptions) =>
  api.execute(caller.principal, query, { input }, options);

async function invite(caller: TestUser, input: object, options?: ExecuteOptions): Promise<Payload> {
  const response = await runInvite(caller, input, options);
  expect(response.errors).toEqual([]);
  return response.data?.['inviteUser'] as Payload;
}

const users = async () => (await api.storedUsers()).map(({ email }) => email);

describe('inviteUser', () => {
  it("adds an invited user with the default role to the caller's entity", async () => {
    const { user, userErrors } = await invite(admin, { ...anna, phone: '+46 (70) 123.45' });
    expect(userErrors).toEqual([]);
    expect(user).toMatchObject({
      ...anna,
      phone: '467012345',
      roleName: 'Regular',
      admin: false,
      active: true,
      status: 'INVITED',
      version: 1,
      entity: { name: 'north' },
    });
  });

  it('enqueues the invitation in the same transaction', async () => {
    const { user } = await invite(admin, anna);
    expect(await api.jobs()).toMatchObject([
      {
        kind: 'CREATE',
        subject: 'anna.berg@example.com',
        payload: { userId: user?.['id'], email: anna.email, mail: true },
      },
    ]);
  });

  it('mails nothing to a user who is invited as disabled, and disables them in the pool', async () => {
    const { user } = await invite(admin, { ...anna, active: false });
    expect(user).toMatchObject({ active: false, status: 'INACTIVE' });
    expect((await api.jobs()).map(({ kind, payload }) => [kind, 'mail' in payload && payload.mail])).toEqual([
      ['CREATE', false],
      ['DISABLE', true],
    ]);
  });

  it("adds a user to one of the caller's customers", async () => {
    const { user } = await invite(admin, { ...anna, entityId: entityId('alder') });
    expect(user?.['entity']).toEqual({ name: 'alder' });
  });

  it('records who did it, from where, and the fields', async () => {
    const { user } = await invite(admin, anna, { requestId: 'request-7' });
    expect(await api.auditRows()).toMatchObject([
      {
        action: 'user.invite',
        outcome: 'OK',
        actorId: admin.user.id,
        effectiveUserId: admin.user.id,
        actorEmail: admin.user.email,
        entityId: entityId('north'),
        targetId: user?.['id'],
        targetName: 'Anna Berg',
        requestId: 'request-7',
        ip: '127.0.0.1',
        diff: { email: [null, anna.email], roleId: [null, 'regular'] },
      },
    ]);
  });
});

describe('a refused invitation', () => {
  it('has an error for each invalid field, and changes nothing', async () => {
    const { user, userErrors } = await invite(admin, {
      name: 'A'.repeat(61),
      lastName: ' ',
      email: 'nowhere',
      phone: 'abc',
    });
    expect(user).toBeNull();
    expect(userErrors.map(({ code, field }) => [code, field])).toEqual([
      ['TOO_LONG', ['name']],
      ['REQUIRED', ['lastName']],
      ['EMAIL', ['email']],
      ['DIGITS_ONLY', ['phone']],
    ]);
    expect(await users()).toEqual([admin.user.email]);
    expect(await api.auditRows()).toEqual([]);
  });

  it('has a name with a URL, or with nothing visible', async () => {
    const { user, userErrors } = await invite(admin, {
      ...anna,
      name: 'https://evil.example/login',
      lastName: '\u3164\u0301',
    });
    expect(user).toBeNull();
    expect(userErrors.map(({ code, field }) => [code, field])).toEqual([
      ['LINK', ['name']],
      ['REQUIRED', ['lastName']],
    ]);
  });

  it('has an email that is in use (case-insensitive) in any account', async () => {
    await addUser(api.database, 'cedar', { email: 'anna.berg@EXAMPLE.com' });
    const { user, userErrors } = await invite(admin, anna);
    expect(user).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'EMAIL_EXISTS',
        field: ['email'],
        message: 'E-mail already exists.',
      },
    ]);
    expect(await api.jobs()).toEqual([]);
    expect(await api.auditRows()).toMatchObject([{ outcome: 'FAILED', diff: { code: 'EMAIL_EXISTS' } }]);
  });

  it('is the thirty-first in a minute, so that responses cannot be used to list addresses', async () => {
    const otherUser = await addUser(api.database, 'south');
    const attempt = async (email: string) => (await runInvite(admin, { ...anna, email })).code;
    for (let index = 0; index < 30; index += 1) expect(await attempt(otherUser.user.email)).toBeNull();
    expect(await attempt(otherUser.user.email)).toBe('RATE_LIMITED');
    expect(await attempt('free@elsewhere.example')).toBe('RATE_LIMITED');
    api.resetRateLimits();
    expect(await attempt('free@elsewhere.example')).toBeNull();
  });

  it("has the same response for another account's entity as for a missing one, and is recorded", async () => {
    const otherAccountUser = await runInvite(admin, { ...anna, entityId: entityId('cedar') });
    const missing = await runInvite(admin, { ...anna, entityId: missingId });
    expect(otherAccountUser.code).toBe('NOT_FOUND');
    expect(otherAccountUser).toEqual(missing);
    expect((await api.auditRows()).map(({ outcome }) => outcome)).toEqual(['DENIED', 'DENIED']);
  });

  it("has the same response for another entity's role as for a missing one", async () => {
    const role = await addRole(api.database, 'cedar', 'Theirs', {});
    const otherAccountUser = await runInvite(admin, { ...anna, roleId: role.id });
    const missing = await runInvite(admin, { ...anna, roleId: missingId });
    expect(otherAccountUser.code).toBe('NOT_FOUND');
    expect(otherAccountUser.errors[0]?.extensions['field']).toBe('roleId');
    expect(otherAccountUser).toEqual(missing);
  });

  it("has a role above the caller's own", async () => {
    const role = await addRole(api.database, 'north', 'Desk', { 'st.users': 'MANAGE', 'ea.dashboards': 'READ' });
    const clerk = await addUser(api.database, 'north', { customRole: role });
    const higher = await addRole(api.database, 'north', 'Editor', { 'ea.dashboards': 'MANAGE' });
    for (const roleId of ['admin', 'regular', 'sales', higher.id]) {
      const { userErrors } = await invite(clerk, { ...anna, roleId });
      expect(userErrors.map(({ code, field }) => [code, field])).toEqual([['ROLE_ESCALATION', ['roleId']]]);
    }
    expect((await invite(clerk, { ...anna, roleId: role.id })).userErrors).toEqual([]);
  });

  it('makes an administrator without being one', async () => {
    const role = await addRole(api.database, 'north', 'Desk', { 'st.users': 'MANAGE' });
    const clerk = await addUser(api.database, 'north', { customRole: role });
    const refused = await invite(clerk, { ...anna, roleId: role.id, admin: true });
    expect(refused.userErrors.map(({ code, field }) => [code, field])).toEqual([['ROLE_ESCALATION', ['admin']]]);
    expect((await invite(admin, { ...anna, admin: true })).user?.['admin']).toBe(true);
  });

  it('has a caller with READ, names the missing permission, and is audited', async () => {
    const reader = await addUser(api.database, 'north', { roleId: 'readOnly' });
    const response = await runInvite(reader, anna);
    expect(response.code).toBe('FORBIDDEN');
    expect(response.errors[0]?.extensions['requires']).toEqual({ group: 'st.users', level: 'MANAGE' });
    expect(await users()).not.toContain(anna.email);
    expect(await api.auditRows()).toMatchObject([
      { action: 'user.invite', outcome: 'DENIED', actorId: reader.user.id },
    ]);
  });

  it('is audited with any text as an ID', async () => {
    const reader = await addUser(api.database, 'north', { roleId: 'readOnly' });
    const response = await api.execute(reader.principal, 'mutation($id: ID!) { deleteUser(id: $id) { ok } }', {
      id: 'a\0b',
    });
    expect(response.code).toBe('FORBIDDEN');
    expect(await api.auditRows()).toMatchObject([{ action: 'user.delete', outcome: 'DENIED', targetId: 'ab' }]);
  });

  it('has a guest as the caller', async () => {
    const response = await api.execute(null, query, { input: anna });
    expect([response.status, response.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is sent while acting read-only', async () => {
    const acting = actingIn('READ_ONLY');
    const platform = await addUser(api.database, 'platform');
    const response = await api.execute({ ...platform.principal, effective: admin.principal.effective, acting }, query, {
      input: anna,
    });
    expect(response.code).toBe('FORBIDDEN_WHILE_ACTING');
    expect(await api.auditRows()).toMatchObject([
      { outcome: 'DENIED', actorId: platform.user.id, effectiveUserId: admin.user.id, impersonationId: missingId },
    ]);
  });
});

describe('an invitation sent twice with the same idempotency key', () => {
  const options = { idempotencyKey: 'invite-anna-1' };

  it('invites once and returns the same response', async () => {
    const first = await runInvite(admin, anna, options);
    const second = await runInvite(admin, anna, options);
    expect(second).toEqual(first);
    expect((await users()).filter((email) => email === anna.email)).toHaveLength(1);
    expect(await api.jobs()).toHaveLength(1);
    expect(await api.auditRows()).toHaveLength(1);
  });

  it('invites once for concurrent requests', async () => {
    const [first, second] = await Promise.all([runInvite(admin, anna, options), runInvite(admin, anna, options)]);
    expect(first.errors).toEqual([]);
    expect(second).toEqual(first);
    expect(await api.jobs()).toHaveLength(1);
  });

  it('returns the first response, although the user has changed since', async () => {
    const first = await runInvite(admin, anna, options);
    const id = (await api.storedUsers()).find(({ email }) => email === anna.email)?.id;
    await api.execute(admin.principal, `mutation($id: ID!) { deleteUser(id: $id) { ok } }`, { id });
    expect(await runInvite(admin, anna, options)).toEqual(first);
  });

  it('rejects the key with different input', async () => {
    await runInvite(admin, anna, options);
    const other = await runInvite(admin, { ...anna, name: 'Other' }, options);
    expect(other.code).toBe('VALIDATION');
  });

  it('accepts the corrected form after a refusal', async () => {
    expect((await invite(admin, { ...anna, name: '' }, options)).user).toBeNull();
    expect((await invite(admin, anna, options)).user).not.toBeNull();
  });

  it('forgets the key after 24 hours', async () => {
    await runInvite(admin, anna, options);
    await api.database.asSystem((transaction) =>
      transaction.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - 24 * 3_600_000 - 1000) }),
    );
    const { userErrors } = await invite(admin, anna, options);
    expect(userErrors.map(({ code }) => code)).toEqual(['EMAIL_EXISTS']);
  });

  it("separates a user's own requests from those while acting", async () => {
    const target = await addUser(api.database, 'north', { name: 'Tilda' });
    const acting = {
      ...admin.principal,
      effective: target.principal.effective,
      acting: actingIn('READ_WRITE'),
    } as const;
    await runInvite({ ...admin, principal: acting }, anna, { idempotencyKey: 'key-while-acting' });
    expect((await runInvite(admin, anna, { idempotencyKey: 'key-while-acting' })).code).toBe('VALIDATION');
  });

  it('separates the keys of two users', async () => {
    const colleague = await addUser(api.database, 'north');
    await runInvite(admin, anna, options);
    const { userErrors } = await invite(colleague, anna, options);
    expect(userErrors.map(({ code }) => code)).toEqual(['EMAIL_EXISTS']);
  });
});

describe('two invitations in one request', () => {
  it('keeps the accepted one when the other is refused', async () => {
    const both = `mutation($one: InviteUserInput!, $two: InviteUserInput!) {
      one: inviteUser(input: $one) { user { email } userErrors { code } }
      two: inviteUser(input: $two) { user { email } userErrors { code } }
    }`;
    const response = await api.execute(admin.principal, both, { one: anna, two: anna });
    expect(response.data).toEqual({
      one: { user: { email: anna.email }, userErrors: [] },
      two: { user: null, userErrors: [{ code: 'EMAIL_EXISTS' }] },
    });
    expect(await users()).toContain(anna.email);
  });
});
