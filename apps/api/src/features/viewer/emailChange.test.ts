import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailChanges } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let anna: TestUser;
let poolCalls: [sub: string, email: string][];

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  anna = await addUser(api.database, 'alder', { name: 'Anna', roleId: 'readOnly' });
  poolCalls = [];
  api.changePoolEmail = async (sub, email) => {
    poolCalls.push([sub, email]);
    return 'CHANGED';
  };
});

type Payload = { userErrors: { code: string; field: string[] | null }[] };
const moved = 'anna.moved@alder.example';

const request = async (email: string, caller = anna) => {
  const { code, data } = await api.execute(
    caller.principal,
    `mutation($email: String!) { requestEmailChange(email: $email) { ok userErrors { code field } } }`,
    { email },
  );
  return { code, errors: (data?.['requestEmailChange'] as Payload | undefined)?.userErrors.map((one) => one.code) };
};

const confirm = async (code: string, caller = anna) => {
  const response = await api.execute(
    caller.principal,
    `mutation($code: String!) { confirmEmailChange(code: $code) { viewer { user { email } } userErrors { code field } } }`,
    { code },
  );
  const payload = response.data?.['confirmEmailChange'] as Payload | undefined;
  return { code: response.code, errors: payload?.userErrors.map((one) => one.code), payload };
};

const mails = async () =>
  (await api.jobs())
    .filter(({ kind }) => kind === 'MAIL')
    .map(({ payload }) => payload as { to: string; subject: string });
const mailedCode = async () => /^\d{6}/.exec((await mails()).at(-1)?.subject ?? '')?.[0] ?? '';
const stored = async (caller = anna) => (await api.storedUsers()).find(({ id }) => id === caller.user.id);
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('changing your own email address', () => {
  it('requires the code mailed to the new one, and notifies the old one', async () => {
    expect(await request(` ${moved} `)).toEqual({ code: null, errors: [] });
    expect((await stored())?.email).toBe(anna.user.email);
    expect(await confirm(await mailedCode())).toMatchObject({ code: null, errors: [] });
    expect(poolCalls).toEqual([[anna.user.sub, moved]]);
    expect(await stored()).toMatchObject({ email: moved, version: anna.user.version + 1 });
    expect((await mails()).map(({ to }) => to)).toEqual([moved, anna.user.email]);
    expect((await api.auditRows()).map(({ action, diff }) => [action, diff])).toEqual([
      ['profile.changeEmail', { email: [anna.user.email, moved] }],
      ['profile.requestEmailChange', { newEmail: [null, moved] }],
    ]);
  });

  it('accepts a code once, with five attempts, within fifteen minutes', async () => {
    await request(moved);
    const code = await mailedCode();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await confirm(otherThan(code))).errors).toEqual(['CODE_INVALID']);
    expect((await confirm(code)).errors).toEqual(['CODE_INVALID']);

    await request(moved);
    const second = await mailedCode();
    await api.database.asSystem((transaction) =>
      transaction.update(emailChanges).set({ expiresAt: sql`now() - interval '1 second'` }),
    );
    expect((await confirm(second)).errors).toEqual(['CODE_INVALID']);

    await request(moved);
    const third = await mailedCode();
    expect((await confirm(third)).errors).toEqual([]);
    expect((await confirm(third)).errors).toEqual(['CODE_INVALID']);
    expect(poolCalls).toHaveLength(1);
  });

  it('allows only five of many concurrent attempts', async () => {
    await request(moved);
    const code = await mailedCode();
    const wrong = Array.from({ length: 12 }, () => confirm(otherThan(code)));
    await Promise.all(wrong);
    expect((await confirm(code)).errors).toEqual(['CODE_INVALID']);
  });

  it("accepts no other user's code", async () => {
    const beata = await addUser(api.database, 'alder');
    await request(moved);
    const code = await mailedCode();
    await request('beata.moved@alder.example', beata);
    expect((await confirm(code, beata)).errors).toEqual(code === (await mailedCode()) ? [] : ['CODE_INVALID']);
    expect((await stored())?.email).toBe(anna.user.email);
  });

  it('reveals only to its owner that an address is in use in any account', async () => {
    const far = await addUser(api.database, 'cedar');
    expect(await request(far.user.email.toUpperCase())).toEqual(await request('free@alder.example'));
    const [toOwner] = await mails();
    expect(toOwner).toMatchObject({
      to: far.user.email.toUpperCase(),
      subject: expect.stringContaining('already have') as unknown,
    });
    await request(far.user.email);
    for (const code of ['000000', '123456']) expect((await confirm(code)).errors).toEqual(['CODE_INVALID']);
  });

  it('tells the mailbox owner that the address was taken in the meantime, here or in the pool', async () => {
    await request(moved);
    const code = await mailedCode();
    api.changePoolEmail = async () => 'TAKEN';
    expect((await confirm(code)).errors).toEqual(['EMAIL_EXISTS']);
    await addUser(api.database, 'cedar', { email: moved.toUpperCase() });
    expect((await confirm(code)).errors).toEqual(['EMAIL_EXISTS']);
    expect((await stored())?.email).toBe(anna.user.email);
  });

  it('changes nothing if the pool does not respond, and the same code works again', async () => {
    await request(moved);
    const code = await mailedCode();
    api.changePoolEmail = () => Promise.reject(new Error('down'));
    expect((await confirm(code)).code).toBe('UNAVAILABLE');
    api.changePoolEmail = async () => 'PROVIDER';
    expect((await confirm(code)).code).toBe('VALIDATION');
    api.changePoolEmail = async () => 'CHANGED';
    expect((await confirm(code)).errors).toEqual([]);
  });

  it('is limited to five requests an hour, and requires an email address and a recent sign-in', async () => {
    expect((await request('no address')).errors).toEqual(['EMAIL']);
    expect((await request(anna.user.email)).errors).toEqual(['SAME_EMAIL']);
    const stale = { ...anna, principal: { ...anna.principal, authenticatedAt: new Date(Date.now() - 6 * 60_000) } };
    expect((await request(moved, stale)).code).toBe('STEP_UP_REQUIRED');
    for (let turn = 0; turn < 5; turn += 1) expect((await request(moved)).errors).toEqual([]);
    expect((await request(moved)).errors).toEqual(['RATE_LIMITED']);
  });

  it('can change only the case', async () => {
    const shouted = anna.user.email.toUpperCase();
    await request(shouted);
    expect((await confirm(await mailedCode())).errors).toEqual([]);
    expect((await stored())?.email).toBe(shouted);
  });
});
