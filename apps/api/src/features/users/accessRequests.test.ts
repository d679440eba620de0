import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities, mailedRequests, type Mail } from '../../core/database/schema.ts';
import type { RequestContext } from '../../core/requests/context.ts';
import { openHarness, testSettings, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { mailAccessRequest } from './accessRequests.ts';

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

let addresses = 0;
/** Uses a different client address each time to avoid the rate limit, unless one is given. */
function execute(operation: 'requestInvite' | 'requestReactivation', email: string, ip = `10.0.0.${(addresses += 1)}`) {
  const mutation = `mutation ($email: String!) { ${operation}(email: $email) { ok userErrors { code } } }`;
  return api.execute(null, mutation, { email }, { ip });
}

const mails = async (): Promise<Mail[]> =>
  (await api.jobs()).filter(({ kind }) => kind === 'MAIL').map(({ payload }) => payload as Mail);

const invitation = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`;
const anna = { name: 'Anna', lastName: 'Berg', email: 'Anna.Berg@example.com' };

describe('requesting a new invitation', () => {
  it('mails the inviter, with a link to the user', async () => {
    await addUser(api.database, 'north');
    await api.execute(admin.principal, invitation, { input: anna });
    expect((await execute('requestInvite', ' anna.berg@EXAMPLE.com')).data).toEqual({
      requestInvite: { ok: true, userErrors: [] },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: admin.user.email, subject: 'Anna Berg has requested a new invitation' });
    expect(mail?.text).toContain('Anna Berg (Anna.Berg@example.com)');
    expect(mail?.text).toContain('https://console.example/users/?search=Anna.Berg%40example.com');
  });

  it('mails the administrators if the inviter is unknown', async () => {
    const invited = await addUser(api.database, 'north', { stage: 'INVITED', roleId: 'regular' });
    await execute('requestInvite', invited.user.email);
    expect((await mails()).map(({ to }) => to)).toEqual([admin.user.email]);
  });

  it("mails the parent account's administrators if the account is disabled", async () => {
    const own = await addUser(api.database, 'alder');
    await api.execute(own.principal, invitation, { input: anna });
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(sql`name = 'alder'`),
    );
    await execute('requestInvite', anna.email);
    expect((await mails()).map(({ to }) => to)).toEqual([admin.user.email]);
  });

  it('returns the same response for an unknown address and a user who needs no invitation, and mails nothing', async () => {
    const member = await addUser(api.database, 'north', { roleId: 'regular' });
    const responses = [
      await execute('requestInvite', 'nobody@example.com'),
      await execute('requestInvite', member.user.email),
    ];
    expect(responses.map(({ data }) => data)).toEqual(Array(2).fill({ requestInvite: { ok: true, userErrors: [] } }));
    expect(await mails()).toEqual([]);
    expect(await api.database.asSystem((transaction) => transaction.$count(mailedRequests))).toBe(0);
  });

  it('sends one mail a day', async () => {
    await api.execute(admin.principal, invitation, { input: anna });
    await execute('requestInvite', anna.email);
    expect((await execute('requestInvite', anna.email)).data).toEqual({ requestInvite: { ok: true, userErrors: [] } });
    expect(await mails()).toHaveLength(1);
    await api.database.asSystem((transaction) =>
      transaction.update(mailedRequests).set({ at: sql`now() - interval '25 hours'` }),
    );
    await execute('requestInvite', anna.email);
    expect(await mails()).toHaveLength(2);
  });
});

describe('requesting reactivation', () => {
  it('mails the administrators of the account', async () => {
    const off = await addUser(api.database, 'alder', { active: false });
    const own = await addUser(api.database, 'alder');
    await execute('requestReactivation', off.user.email);
    expect(await mails()).toMatchObject([
      { to: own.user.email, subject: expect.stringMatching(/ has asked to have their access restored$/) },
    ]);
  });

  it("mails the parent account's administrators if the account has none or is disabled", async () => {
    const last = await addUser(api.database, 'alder', { stage: 'DEACTIVATED' });
    await execute('requestReactivation', last.user.email);
    const closed = await addUser(api.database, 'birch');
    await addUser(api.database, 'birch');
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(sql`name = 'birch'`),
    );
    await execute('requestReactivation', closed.user.email);
    expect((await mails()).map(({ to }) => to)).toEqual([admin.user.email, admin.user.email]);
  });

  it('mails nothing for an active user', async () => {
    await execute('requestReactivation', admin.user.email);
    expect(await mails()).toEqual([]);
  });
});

it('is limited to two a minute per client address and operation', async () => {
  const clientIp = '192.0.2.1';
  const codes = [];
  for (let time = 0; time < 3; time += 1)
    codes.push((await execute('requestInvite', 'nobody@example.com', clientIp)).code);
  expect(codes).toEqual([null, null, 'RATE_LIMITED']);
  expect((await execute('requestReactivation', 'nobody@example.com', clientIp)).code).toBeNull();
});

it.each([
  ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8::2:3:4:5', '2001:db8:0:1::1'],
])('is limited to two a minute per IPv6 /64: %s', async (...clientIps) => {
  const codes = [];
  for (const clientIp of clientIps) codes.push((await execute('requestInvite', 'nobody@example.com', clientIp)).code);
  expect(codes).toEqual([null, null, 'RATE_LIMITED', null]);
});

it('is limited per IPv4 address in any notation', async () => {
  for (const clientIp of [
    '192.0.2.7',
    '192.0.2.8',
    '192.0.2.9',
    '::ffff:192.0.2.1',
    '::ffff:192.0.2.2',
    '::ffff:c000:203',
  ])
    expect((await execute('requestInvite', 'nobody@example.com', clientIp)).code).toBeNull();
});

it('responds before the user is looked up, so that the response time reveals nothing', () => {
  const work: unknown[] = [];
  const settings = { ...testSettings(), afterResponse: { add: (one: unknown) => void work.push(one) } };
  // Reading anything else from the context would throw.
  mailAccessRequest({ settings } as RequestContext, 'REACTIVATION', admin.user.email);
  expect(work).toHaveLength(1);
});
