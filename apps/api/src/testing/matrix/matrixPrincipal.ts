import { randomUUID } from 'node:crypto';
import { signInFailure } from '../../core/errors/failure.ts';
import type { Database } from '../../core/database/database.ts';
import { impersonations, users } from '../../core/database/schema.ts';
import { createApiTokenAuthenticator } from '../../core/identity/authenticateApiToken.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { createRequestAuthenticator } from '../../core/identity/authenticateRequest.ts';
import { eq } from 'drizzle-orm';
import type { CallerName } from './matrixCells.ts';
import { ACTOR, type UserName, userIdOf, userSubOf, sessionId, tokenSecret } from './matrixWorld.ts';
import type { ActMode } from '../../core/policy/permissions.ts';
import type { Caller } from '../../core/policy/principal.ts';

const HALF_AN_HOUR = 1_800_000;

const newUser = {
  userId: '7d1f2c5a-0b3e-8c4d-a5f6-918273645a5b',
  sub: 'newUser',
  email: 'new-user@outside.example',
  name: 'Robin',
  lastName: 'Newcomer',
  phone: null,
  authenticatedAt: new Date(),
};

/** The caller from the API's own authentication; null for a guest, or if authentication is refused. */
export async function callerFor(database: Database, { user, acting, token, description }: CallerName): Promise<Caller> {
  if (token) return signIn(database, null, tokenSecret(token));
  if (description === 'newUser') return newUser;
  if (user === null) return null;
  if (acting === 'none') return signIn(database, user);
  return signIn(database, ACTOR, '', await startActing(database, user, acting));
}

/** Inserts an impersonation and returns the secret for `x-act-as`. */
async function startActing(database: Database, target: UserName, mode: ActMode): Promise<string> {
  const secret = randomUUID();
  await database.asSystem(async (transaction) => {
    const [actor] = await transaction
      .select()
      .from(users)
      .where(eq(users.id, userIdOf(ACTOR)));
    await transaction.insert(impersonations).values({
      id: randomUUID(),
      secretHash: hashSecret(secret),
      actorId: userIdOf(ACTOR),
      actorSessionId: sessionId(ACTOR),
      actorRoleId: actor?.roleId ?? '',
      targetId: userIdOf(target),
      mode,
      reason: 'The matrix asks',
      expiresAt: new Date(Date.now() + HALF_AN_HOUR),
    });
  });
  return secret;
}

async function signIn(
  database: Database,
  user: UserName | null,
  authorization = '',
  actAs: string | null = null,
): Promise<Caller> {
  const token = { raw: '', sub: user ? userSubOf(user) : '', originJti: user ?? '', authenticatedAt: new Date() };
  const authenticateUser = createRequestAuthenticator(
    database,
    async () => ({ token }),
    async () => ({ hasMfa: !user?.endsWith('/overdue') }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  );
  const visit = { userAgent: null, ip: null, location: null, requestId: 'matrix' };
  const result = await createApiTokenAuthenticator(database, () => 0, authenticateUser)(authorization, visit, actAs);
  if ('caller' in result) return result.caller;
  if (result.failure.code !== 'UNAUTHENTICATED') throw new Error(`Sign-in returned ${result.failure.code}`);
  return null;
}
