import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invitationTurns } from '../database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { rateLimits } from './databaseRateLimits.ts';

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

type Refusal = { code: string; field: string[] | null; message: string };

async function run(caller: TestUser, field: string, mutation: string, variables: object): Promise<Refusal | null> {
  const response = await api.execute(caller.principal, mutation, { ...variables });
  expect(response.errors).toEqual([]);
  const payload = response.data?.[field] as { userErrors: Refusal[] };
  return payload.userErrors[0] ?? null;
}

const errors = 'userErrors { code field message }';
const invite = (caller: TestUser, email: string, more: object = {}) =>
  run(caller, 'inviteUser', `mutation($input: InviteUserInput!) { inviteUser(input: $input) { ${errors} } }`, {
    input: { name: 'Anna', lastName: 'Berg', email, ...more },
  });
const resend = (caller: TestUser, id: string) =>
  run(caller, 'resendInvite', `mutation($id: ID!) { resendInvite(id: $id) { ${errors} } }`, { id });
const setActive = (caller: TestUser, id: string, active: boolean) =>
  run(
    caller,
    'setUserActive',
    `mutation($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) { ${errors} } }`,
    { id, active },
  );

/** Invitation mails in the outbox. */
const mailed = async () =>
  (await api.jobs()).filter(
    ({ kind, payload }) => ['CREATE', 'RESEND'].includes(kind) && 'mail' in payload && payload.mail,
  ).length;

/** Moves all timestamps into the past. */
const letTimePass = (minutes: number) =>
  api.database.asSystem((transaction) =>
    transaction.update(invitationTurns).set({
      times: sql`ARRAY(SELECT at - make_interval(mins => ${minutes}::int) FROM unnest(times) WITH ORDINALITY t (at, place) ORDER BY place)`,
    }),
  );

const max = rateLimits.RECIPIENT.max;
const invited = () => addUser(api.database, 'north', { stage: 'INVITED', email: 'bo@north.example' });

it('limits mails to one address per day across all senders, and says when to try again', async () => {
  const { user } = await invited();
  const colleague = await addUser(api.database, 'platform');
  const senders = Array.from({ length: max }, (_, index) => (index % 2 === 0 ? admin : colleague));
  for (const caller of senders) expect(await resend(caller, user.id)).toBeNull();
  await letTimePass(90);
  expect(await resend(admin, user.id)).toEqual({
    code: 'RATE_LIMITED',
    field: null,
    message: 'This address has reached the daily limit for invitations. Try again in 23 hours.',
  });
  expect(await mailed()).toBe(max);
  await letTimePass(24 * 60);
  expect(await resend(admin, user.id)).toBeNull();
});

it('counts concurrent invitations one by one', async () => {
  const { user } = await invited();
  const responses = await Promise.all(Array.from({ length: max + 5 }, () => resend(admin, user.id)));
  expect(responses.filter((response) => response === null)).toHaveLength(max);
  expect(await mailed()).toBe(max);
});

it('limits invitations per sender and hour, and adds no users above the limit', async () => {
  const { max: all } = rateLimits.INVITER;
  for (let index = 0; index < all; index += 1) {
    api.resetRateLimits();
    expect(await invite(admin, `p${index}@x.example`)).toBeNull();
  }
  await letTimePass(35);
  const refusal = await invite(admin, 'one.more@x.example');
  expect(refusal).toEqual({
    code: 'RATE_LIMITED',
    field: null,
    message: 'You have reached the hourly limit for invitations. Try again in 25 minutes.',
  });
  expect((await api.storedUsers()).map(({ email }) => email)).not.toContain('one.more@x.example');
  const colleague = await addUser(api.database, 'north');
  // An invitation refused to one sender does not count for the address.
  for (let index = 0; index < 2; index += 1)
    expect((await invite(admin, 'one.more@x.example'))?.code).toBe('RATE_LIMITED');
  expect(await invite(colleague, 'one.more@x.example')).toBeNull();
  await letTimePass(30);
  expect(await invite(admin, 'another@x.example')).toBeNull();
});

it('recognizes an address that is deleted and invited again, or disabled and enabled', async () => {
  for (let index = 0; index < max - 1; index += 1) {
    expect(await invite(admin, 'Bo@x.example')).toBeNull();
    const bo = (await api.storedUsers()).find(({ email }) => email === 'Bo@x.example');
    await api.execute(admin.principal, 'mutation($id: ID!) { deleteUser(id: $id) { ok } }', { id: bo?.id });
  }
  const { user } = await addUser(api.database, 'north', { stage: 'INVITED', email: 'bo@x.example' });
  await setActive(admin, user.id, false);
  expect(await setActive(admin, user.id, true)).toBeNull();
  await setActive(admin, user.id, false);
  expect((await setActive(admin, user.id, true))?.code).toBe('RATE_LIMITED');
});

it('counts nothing for an address that is in use or is not mailed', async () => {
  const { user } = await invited();
  for (let index = 0; index < max + 1; index += 1) expect((await invite(admin, user.email))?.code).toBe('EMAIL_EXISTS');
  expect(await resend(admin, user.id)).toBeNull();
  for (let index = 0; index < max; index += 1)
    expect(await invite(admin, `${index}@x.example`, { active: false })).toBeNull();
  const rows = await api.database.asSystem((transaction) => transaction.select().from(invitationTurns));
  expect(rows.map(({ times }) => times.length)).toEqual([1, 1]);
  expect(JSON.stringify(rows)).not.toContain('bo@');
});

it('runs the rest of the request as the caller when a limit is reached', async () => {
  const operator = await addUser(api.database, 'platform', { name: 'Olga', lastName: 'Operator' });
  const { user } = await invited();
  const colleague = await addUser(api.database, 'north', { updatedBy: operator.user.id });
  for (let index = 0; index < max; index += 1) expect(await resend(admin, user.id)).toBeNull();
  const response = await api.execute(
    admin.principal,
    `mutation($invited: ID!, $id: ID!) {
      refused: resendInvite(id: $invited) { userErrors { code } }
      conflict: updateUser(id: $id, expectedVersion: 99, input: { name: "Nina" }) { userErrors { code } }
    }`,
    { invited: user.id, id: colleague.user.id },
  );
  expect(await mailed()).toBe(max);
  expect(response.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { changedBy: null } });
});
