import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { entities } from '../database/schema.ts';
import { signInFailure } from '../errors/failure.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { addPerson, resetWorld, type Person } from '../testing/world.ts';
import { createSignIn } from './signIn.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(() => resetWorld(database));

/** Whether the API knows of the second factor that somebody set up a moment ago, while its cache still says they have none. */
async function isHeardOf({ user }: Person): Promise<boolean> {
  const token = { raw: '', sub: user.sub ?? '', originJti: `sign-in of ${user.id}`, authenticatedAt: new Date() };
  const signIn = createSignIn(
    database,
    async () => ({ token }),
    async (_originJti, _token, { maxAge } = {}) => ({ hasFactor: maxAge !== undefined }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  );
  const answer = await signIn('', { userAgent: null, ip: null, place: null, requestId: 'test' });
  if (!('caller' in answer) || !('hasFactor' in answer.caller)) throw new Error('Nobody signed in');
  return answer.caller.hasFactor;
}

const requireFactor = () =>
  database.asSystem((transaction) => transaction.update(entities).set({ requireMfaSince: new Date() }));

it('hears at once of a second factor that is required, also before it is due: its announcement goes', async () => {
  const person = await addPerson(database, 'alder');
  await requireFactor();
  expect(await isHeardOf(person)).toBe(true);
});

it('hears at once of the second factor of whoever may act as others, which takes one', async () => {
  expect(await isHeardOf(await addPerson(database, 'north'))).toBe(true);
});

it('spares the pool a question for everybody else', async () => {
  expect(await isHeardOf(await addPerson(database, 'alder'))).toBe(false);
  expect(await isHeardOf(await addPerson(database, 'north', { roleId: 'regular' }))).toBe(false);
});
