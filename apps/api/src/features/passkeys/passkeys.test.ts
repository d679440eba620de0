import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { passkeys, users } from '../../core/database/schema.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { openHarness, testSettings, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let anna: TestUser;
/** Passkeys in the pool, oldest first. */
let stored: string[];
let completed: object[];

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  stored = [];
  completed = [];
  api.passkeys = {
    ...testSettings().passkeys,
    async complete(_token, credential) {
      completed.push(credential);
      stored.push((credential as { id: string }).id);
      return 'ADDED';
    },
    list: async () => stored.map((id, index) => ({ id, createdAt: new Date(index) })),
    remove: async (_token, removed) => void (stored = stored.filter((id) => id !== removed)),
  };
  anna = await addUser(api.database, 'alder');
});

const list = async (caller: Principal) =>
  (await api.execute(caller, '{ myPasskeys { id name } }')).data?.['myPasskeys'] ?? null;
const start = (caller: Principal) =>
  api.execute(caller, 'mutation { startPasskeyRegistration { options userErrors { code } } }');
const add = (
  caller: Principal,
  id: string,
  name = 'Laptop',
  credential = JSON.stringify({ id, response: {} }),
  options = {},
) =>
  api.execute(
    caller,
    'mutation ($credential: String!, $name: String!) { addPasskey(credential: $credential, name: $name) { ok userErrors { code } } }',
    { credential, name },
    options,
  );
const rename = (caller: Principal, id: string, name: string) =>
  api.execute(
    caller,
    'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { ok userErrors { code } } }',
    { id, name },
  );
const remove = (caller: Principal, id: string) =>
  api.execute(caller, 'mutation ($id: ID!) { removePasskey(id: $id) { ok userErrors { code } } }', { id });

const mails = async () => (await api.jobs()).map(({ payload }) => payload);
const rows = () => api.database.asSystem((transaction) => transaction.select().from(passkeys));
const unreachable = async () => Promise.reject(new Error('No answer'));

describe('adding a passkey', () => {
  it('starts with options from the pool, and changes nothing', async () => {
    expect((await start(anna.principal)).data).toEqual({
      startPasskeyRegistration: { options: { challenge: 'challenge' }, userErrors: [] },
    });
    expect([...(await rows()), ...(await mails())]).toEqual([]);
  });

  it('stores its name, mails the user, and records it in the audit log', async () => {
    expect((await add(anna.principal, 'one')).data).toMatchObject({ addPasskey: { ok: true } });
    expect(completed).toEqual([{ id: 'one', response: {} }]);
    expect(await list(anna.principal)).toEqual([{ id: 'one', name: 'Laptop' }]);
    expect(await mails()).toMatchObject([
      { to: anna.user.email, subject: 'A passkey was added', text: expect.stringContaining('“Laptop”') as unknown },
    ]);
    expect(await api.auditRows()).toMatchObject([
      { action: 'passkey.add', targetId: anna.user.id, outcome: 'OK', diff: { name: [null, 'Laptop'] } },
    ]);
  });

  it('is recorded and mailed if the pool might have added it', async () => {
    api.passkeys = { ...api.passkeys, complete: unreachable };
    expect((await add(anna.principal, 'one')).data).toMatchObject({ addPasskey: { ok: true } });
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed if it cannot be stored after the pool added it', async () => {
    const { database } = api;
    api.passkeys = {
      ...api.passkeys,
      async complete() {
        await database.asSystem((transaction) => transaction.delete(users).where(eq(users.id, anna.user.id)));
        return 'ADDED';
      },
    };
    expect((await add(anna.principal, 'one')).data).not.toMatchObject({ addPasskey: { ok: true } });
    const [held] = await api.jobs();
    expect(held).toMatchObject({ kind: 'MAIL', payload: { to: anna.user.email, subject: 'A passkey was added' } });
    expect(Number(held?.runAt) - Date.now()).toBeGreaterThan(30_000);
  });

  it('is recorded and mailed if the sign-in is no longer recent when the pool responds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const almostStale = { ...anna.principal, authenticatedAt: new Date(Date.now() - 299_000) };
      api.passkeys = {
        ...api.passkeys,
        async complete() {
          vi.setSystemTime(Date.now() + 2_000);
          return 'ADDED';
        },
      };
      expect((await add(almostStale, 'one')).data).toMatchObject({ addPasskey: { ok: true } });
      expect(await mails()).toHaveLength(1);
      expect((await add(almostStale, 'two')).code).toBe('STEP_UP_REQUIRED');
      expect(await mails()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not change the pool for another input with a used idempotency key', async () => {
    const addWithKey = (id: string) => add(anna.principal, id, id, undefined, { idempotencyKey: 'the-same-key' });
    expect((await addWithKey('one')).data).toMatchObject({ addPasskey: { ok: true } });
    expect((await addWithKey('two')).code).toBe('VALIDATION');
    expect(stored).toEqual(['one']);
  });

  it.each([
    ['with U+0000', 'one\0'],
    ['longer than any authenticator’s', 'a'.repeat(1_401)],
  ])('refuses a credential ID %s before the pool adds it', async (_name, id) => {
    expect((await add(anna.principal, id)).data).toMatchObject({
      addPasskey: { ok: false, userErrors: [{ code: 'PASSKEY_INVALID' }] },
    });
    expect(completed).toEqual([]);
  });

  it.each([
    ['PASSKEY_INVALID', 'INVALID'],
    ['PASSKEY_LIMIT', 'LIMITED'],
  ] as const)('returns %s and changes nothing', async (code, outcome) => {
    api.passkeys = { ...api.passkeys, complete: async () => outcome };
    expect((await add(anna.principal, 'one')).data).toEqual({ addPasskey: { ok: false, userErrors: [{ code }] } });
    expect([...(await rows()), ...(await mails())]).toEqual([]);
  });

  it.each(['', 'null', '{}', '{"id":1}', '[]'])('rejects %j as a credential without calling the pool', async (text) => {
    expect((await add(anna.principal, '', 'Laptop', text)).data).toMatchObject({ addPasskey: { ok: false } });
    expect(completed).toEqual([]);
  });

  it('is refused if the user has the maximum number', async () => {
    api.passkeys = { ...api.passkeys, start: async () => null };
    expect((await start(anna.principal)).data).toMatchObject({
      startPasskeyRegistration: { options: null, userErrors: [{ code: 'PASSKEY_LIMIT' }] },
    });
  });
});

it('rejects a name that is not a line of text, without calling the pool', async () => {
  await add(anna.principal, 'one');
  for (const name of [' ', 'a\nb']) {
    expect((await add(anna.principal, 'two', name)).data).toMatchObject({ addPasskey: { ok: false } });
    expect((await rename(anna.principal, 'one', name)).data).toMatchObject({ renamePasskey: { ok: false } });
  }
  expect(completed).toHaveLength(1);
  expect(await list(anna.principal)).toEqual([{ id: 'one', name: 'Laptop' }]);
});

it('lists passkeys newest first, also those without a name', async () => {
  stored = ['elsewhere'];
  await add(anna.principal, 'one');
  expect(await list(anna.principal)).toEqual([
    { id: 'one', name: 'Laptop' },
    { id: 'elsewhere', name: 'Passkey' },
  ]);
});

it('renames only passkeys that the user has', async () => {
  await add(anna.principal, 'one');
  expect((await rename(anna.principal, 'one', 'Work laptop')).data).toMatchObject({ renamePasskey: { ok: true } });
  expect(await list(anna.principal)).toEqual([{ id: 'one', name: 'Work laptop' }]);
  expect((await rename(anna.principal, 'two', 'Phone')).code).toBe('NOT_FOUND');
  expect(await rows()).toHaveLength(1);
});

it('removes a passkey, and mails the user', async () => {
  await add(anna.principal, 'one');
  expect((await remove(anna.principal, 'one')).data).toMatchObject({ removePasskey: { ok: true } });
  expect(stored).toEqual([]);
  expect(await rows()).toEqual([]);
  expect((await mails()).at(-1)).toMatchObject({ subject: 'A passkey was removed' });
});

it('does not read or change the names of other users', async () => {
  await add(anna.principal, 'one');
  const { principal: ben } = await addUser(api.database, 'alder');
  expect(await list(ben)).toEqual([{ id: 'one', name: 'Passkey' }]);
  await remove(ben, 'one');
  expect(await rows()).toMatchObject([{ userId: anna.user.id, name: 'Laptop' }]);
});

it('requires a sign-in within the last five minutes, and MFA if it is overdue', async () => {
  const stale = { ...anna.principal, authenticatedAt: new Date(Date.now() - 301_000) };
  const overdue = { ...anna.principal, mfaDueAt: new Date(0), hasMfa: false };
  for (const change of [
    start,
    (caller: Principal) => add(caller, 'one'),
    (caller: Principal) => remove(caller, 'one'),
  ]) {
    expect((await change(stale)).code).toBe('STEP_UP_REQUIRED');
    expect((await change(overdue)).code).toBe('FORBIDDEN');
  }
  expect(stored).toEqual([]);
});

it('returns UNAVAILABLE if the pool does not respond', async () => {
  api.passkeys = { start: unreachable, complete: unreachable, list: unreachable, remove: unreachable };
  expect((await start(anna.principal)).code).toBe('UNAVAILABLE');
  expect((await api.execute(anna.principal, '{ myPasskeys { id } }')).code).toBe('UNAVAILABLE');
  expect((await rename(anna.principal, 'one', 'Phone')).code).toBe('UNAVAILABLE');
  expect((await remove(anna.principal, 'one')).code).toBe('UNAVAILABLE');
});
