import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, impersonations, users } from '../../core/database/schema.ts';
import { signInFailure } from '../../core/errors/failure.ts';
import { createRequestAuthenticator } from '../../core/identity/authenticateRequest.ts';
import type { Caller, Principal } from '../../core/policy/principal.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, missingId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { endExpiredImpersonations } from './endExpiredImpersonations.ts';

let api: Harness;
let actor: TestUser;
let target: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  actor = await addUser(api.database, 'north');
  target = await addUser(api.database, 'alder');
});

const acting = '{ id mode reason expiresAt target { id email entity { name } } actor { name email } }';
const startQuery = `mutation($input: ImpersonationInput!) {
  startImpersonation(input: $input) { acting ${acting} secret userErrors { code field } } }`;
const stopQuery = 'mutation($id: ID!) { stopImpersonation(id: $id) { ok userErrors { code } } }';

type Started = {
  acting: { id: string; expiresAt: string } | null;
  secret: string | null;
  userErrors: { code: string; field: string[] | null }[];
};

/** Signs in like the API does, with an authentication this many minutes old. */
async function signIn(who: TestUser, actAs: string | null = null, minutes = 0, hasMfa = true): Promise<Caller> {
  const token = {
    raw: '',
    sub: who.user.sub ?? '',
    originJti: `sign-in of ${who.user.id}`,
    authenticatedAt: new Date(Date.now() - minutes * 60_000),
  };
  const response = await createRequestAuthenticator(
    api.database,
    async () => ({ token }),
    async () => ({ hasMfa }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  )('', { userAgent: null, ip: null, location: null, requestId: 'test' }, actAs);
  return 'caller' in response ? response.caller : null;
}

const reason = 'A customer asked for it';
const startActing = async (input: object, caller?: Caller) =>
  api.execute(caller === undefined ? await signIn(actor) : caller, startQuery, {
    input: { userId: target.user.id, reason, ...input },
  });

async function start(input: object = {}, caller?: Caller): Promise<Started> {
  const { data, errors } = await startActing(input, caller);
  expect(errors).toEqual([]);
  return (data ?? {})['startImpersonation'] as Started;
}
const codes = ({ userErrors }: Started) => userErrors.map(({ code }) => code);

const setEntity = (name: EntityName, columns: Partial<typeof entities.$inferInsert>) =>
  api.database.asSystem((transaction) =>
    transaction
      .update(entities)
      .set(columns)
      .where(eq(entities.id, entityId(name))),
  );

describe('startImpersonation', () => {
  it('returns a 256-bit secret with which the actor sees what the target sees', async () => {
    const { acting: started, secret } = await start();
    expect(Buffer.from(secret ?? '', 'base64url')).toHaveLength(32);
    expect(started).toMatchObject({
      mode: 'READ_ONLY',
      reason,
      target: { email: target.user.email, entity: { name: 'alder' } },
      actor: { name: `${actor.user.name} ${actor.user.lastName}`, email: actor.user.email },
    });
    const left = Date.parse(started?.expiresAt ?? '') - Date.now();
    expect(left / 60_000).toBeGreaterThan(25);
    expect(left / 60_000).toBeLessThanOrEqual(30);
    const { data } = await api.execute(await signIn(actor, secret), `{ viewer { email acting ${acting} } }`);
    expect(data).toMatchObject({ viewer: { email: target.user.email, acting: { ...started } } });
    expect((await api.execute(await signIn(actor), `{ viewer { acting ${acting} } }`)).data).toEqual({
      viewer: { acting: null },
    });
  });

  it('stores the secret nowhere: not for a repeated key, in the log, or in the table', async () => {
    const caller = await signIn(actor);
    const variables = { input: { userId: target.user.id, reason } };
    const options = { idempotencyKey: 'key-12345678' };
    const first = (await api.execute(caller, startQuery, variables, options)).data?.['startImpersonation'] as Started;
    const repeated = (await api.execute(caller, startQuery, variables, options)).data?.[
      'startImpersonation'
    ] as Started;
    expect(repeated).toMatchObject({
      acting: { id: first.acting?.id },
      secret: null,
      userErrors: [{ code: 'SECRET_GONE' }],
    });
    const rows = await api.database.asSystem((transaction) => transaction.select().from(impersonations));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await api.auditRows(), await api.jobs(), api.logged])).not.toContain(first.secret);
  });

  it("is in the audit log of the target's account, with the reason and its ID", async () => {
    const { acting: started } = await start({ mode: 'READ_WRITE', minutes: 60 });
    const [row] = (await api.auditRows()).filter(({ action }) => action === 'impersonation.start');
    expect(row).toMatchObject({
      entityId: entityId('alder'),
      actorEmail: actor.user.email,
      targetId: target.user.id,
      impersonationId: started?.id,
      diff: { reason: [null, reason], mode: [null, 'READ_WRITE'], minutes: [null, 60] },
    });
  });

  it("is mailed to the account's administrators, unless the account turned that off", async () => {
    await addUser(api.database, 'alder', { roleId: 'regular' });
    await start();
    await setEntity('alder', { impersonationNotice: false });
    await start();
    const [job, ...others] = await api.jobs();
    expect(others).toEqual([]);
    expect(job).toMatchObject({ kind: 'MAIL', payload: { to: target.user.email } });
    expect(JSON.stringify(job?.payload)).toContain(reason);
  });
});

describe('acting is refused', () => {
  it.each<[string, () => Promise<object>]>([
    ['as oneself', async () => ({ userId: actor.user.id })],
    ['as a colleague', async () => ({ userId: (await addUser(api.database, 'north')).user.id })],
    ['as a disabled user', async () => ({ userId: (await addUser(api.database, 'alder', { active: false })).user.id })],
    [
      'as a user of a disabled account',
      async () => {
        await setEntity('alder', { active: false });
        return {};
      },
    ],
  ])('%s', async (_name, prepare) => {
    expect(codes(await start(await prepare()))).toEqual(['IMPERSONATION_FORBIDDEN']);
    expect((await api.auditRows()).find(({ outcome }) => outcome === 'DENIED')).toMatchObject({
      action: 'impersonation.denied',
    });
  });

  it('as a platform user', async () => {
    actor = await addUser(api.database, 'platform');
    const { user } = await addUser(api.database, 'platform');
    expect(codes(await start({ userId: user.id }))).toEqual(['IMPERSONATION_FORBIDDEN']);
    expect(codes(await start())).toEqual([]);
  });

  it('as users out of scope, who look as if they did not exist', async () => {
    const otherUser = await addUser(api.database, 'cedar');
    for (const userId of [otherUser.user.id, missingId, 'nobody'])
      expect((await startActing({ userId })).code).toBe('NOT_FOUND');
  });

  it('with writes, for a read-only permission', async () => {
    actor = await addUser(api.database, 'north', { roleId: 'sales' });
    expect(codes(await start({ mode: 'READ_WRITE' }))).toEqual(['IMPERSONATION_FORBIDDEN']);
    expect(codes(await start())).toEqual([]);
  });

  it('without a sign-in within the last twelve hours, and without MFA', async () => {
    expect((await startActing({}, await signIn(actor, null, 12 * 60 + 1))).code).toBe('STEP_UP_REQUIRED');
    expect(codes(await start({}, await signIn(actor, null, 12 * 60 - 1)))).toEqual([]);
    const { code, errors } = await startActing({}, await signIn(actor, null, 0, false));
    expect([code, errors[0]?.extensions['reason']]).toEqual(['FORBIDDEN', 'SECOND_FACTOR']);
  });

  it('while acting', async () => {
    const platform = await addUser(api.database, 'platform');
    const { secret } = await start({ userId: actor.user.id, mode: 'READ_WRITE' }, await signIn(platform));
    expect((await startActing({}, await signIn(platform, secret))).code).toBe('FORBIDDEN_WHILE_ACTING');
  });

  it('without a reason, and for longer than an hour', async () => {
    expect((await start({ reason: ' ' })).userErrors).toMatchObject([{ field: ['reason'] }]);
    for (const minutes of [0, 61])
      expect((await start({ minutes })).userErrors).toMatchObject([{ field: ['minutes'] }]);
  });
});

describe('an acting session', () => {
  const stop = async (caller: Caller, id: string | undefined) => api.execute(caller, stopQuery, { id });
  const actionsOf = async () =>
    (await api.auditRows()).map(({ action, entityId: at }) => `${action} ${at === entityId('alder')}`);

  it('ends with a stop, also when read-only, and its secret is invalid afterwards', async () => {
    const { acting: started, secret } = await start();
    const response = await stop(await signIn(actor, secret), started?.id);
    expect(response.data).toMatchObject({ stopImpersonation: { ok: true } });
    expect(await signIn(actor, secret)).toBeNull();
    expect(await actionsOf()).toContain('impersonation.stop true');
    // Again without the header.
    expect((await stop(await signIn(actor), started?.id)).data).toMatchObject({ stopImpersonation: { ok: true } });
    expect((await actionsOf()).filter((action) => action.startsWith('impersonation.stop'))).toHaveLength(1);
  });

  it('can only be stopped by its actor', async () => {
    const { acting: started } = await start();
    const colleague = await addUser(api.database, 'north');
    expect((await stop(await signIn(colleague), started?.id)).code).toBe('NOT_FOUND');
    expect((await stop(await signIn(target), started?.id)).code).toBe('NOT_FOUND');
    expect((await stop(await signIn(actor), randomUUID())).code).toBe('NOT_FOUND');
  });

  it("ends with the next request after the actor's role changes", async () => {
    const { secret } = await start();
    expect((await signIn(actor, secret)) as Principal).toMatchObject({ acting: { mode: 'READ_ONLY' } });
    await api.database.asSystem((transaction) =>
      transaction.update(users).set({ roleId: 'regular', roleName: 'Regular' }).where(eq(users.id, actor.user.id)),
    );
    expect(await signIn(actor, secret)).toBeNull();
  });

  it('is recorded once when it expires', async () => {
    const { acting: started, secret } = await start();
    await api.database.asSystem((transaction) =>
      transaction.update(impersonations).set({ expiresAt: new Date(Date.now() - 1_000) }),
    );
    expect(await signIn(actor, secret)).toBeNull();
    await api.database.asSystem(endExpiredImpersonations);
    await api.database.asSystem(endExpiredImpersonations);
    const rows = (await api.auditRows()).filter(({ action }) => action === 'impersonation.expire');
    expect(rows).toMatchObject([
      {
        impersonationId: started?.id,
        entityId: entityId('alder'),
        actorEmail: actor.user.email,
        diff: { actingReason: reason },
      },
    ]);
  });
});
