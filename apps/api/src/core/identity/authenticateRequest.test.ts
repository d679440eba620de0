import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema.ts';
import { failure, signInFailure } from '../errors/failure.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';
import { createRequestAuthenticator } from './authenticateRequest.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(() => resetWorld(database));

const changedAt = new Date('2026-11-29T09:00:00Z');

it.each([
  ['before the second factor changed', -1, 'SESSION_REVOKED'],
  ['in the second in which it changed', 0, 'SESSION_REVOKED'],
  ['after that', 1, 'OK'],
])('accepts a sign-in from %s', async (_when, seconds, expected) => {
  const { user } = await addUser(database, 'alder');
  await database.asSystem((transaction) =>
    transaction.update(users).set({ mfaChangedAt: changedAt }).where(eq(users.id, user.id)),
  );
  const authenticatedAt = new Date(changedAt.getTime() + seconds * 1000);
  const token = { raw: '', sub: user.sub ?? '', originJti: 'sign-in', authenticatedAt };
  const signIn = createRequestAuthenticator(
    database,
    async () => ({ token }),
    async () => ({ hasMfa: true }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  );
  const response = await signIn('', { userAgent: null, ip: null, location: null, requestId: 'test' });
  expect('failure' in response ? response.failure.code : 'OK').toBe(expected);
});

it('stores the pool username of a user who signs in with a provider', async () => {
  const nameAfter = async ({ user }: TestUser, username: string) => {
    const token = { raw: '', sub: user.sub ?? '', username, originJti: user.id, authenticatedAt: new Date() };
    const signIn = createRequestAuthenticator(
      database,
      async () => ({ token }),
      async () => ({ hasMfa: true }),
      async () => ({ failure: signInFailure('USER_UNKNOWN') }),
    );
    await signIn('', { userAgent: null, ip: null, location: null, requestId: 'test' });
    const [stored] = await database.asSystem((transaction) =>
      transaction.select().from(users).where(eq(users.id, user.id)),
    );
    return stored?.poolUsername;
  };
  const own = await addUser(database, 'alder');
  expect(await nameAfter(own, own.user.sub ?? '')).toBeNull();
  expect(await nameAfter(await addUser(database, 'alder'), 'Google_1234')).toBe('Google_1234');
});

it('ends a session that the pool has ended', async () => {
  const { user } = await addUser(database, 'alder');
  const token = { raw: '', sub: user.sub ?? '', originJti: 'sign-in', authenticatedAt: new Date() };
  let isEnded = false;
  const signIn = createRequestAuthenticator(
    database,
    async () => ({ token }),
    async () => (isEnded ? { failure: failure('SESSION_REVOKED') } : { hasMfa: true }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  );
  const endedAt = async () => {
    await signIn('', { userAgent: null, ip: null, location: null, requestId: 'test' });
    const [stored] = await database.asSystem((transaction) => transaction.select().from(sessions));
    return stored?.revokedAt;
  };
  expect(await endedAt()).toBeNull();
  isEnded = true;
  expect(await endedAt()).not.toBeNull();
});
