import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import {
  entities,
  outboxJobs,
  roles,
  sessions,
  users,
  type EntityRow,
  type RoleRow,
  type SessionRow,
  type UserRow,
} from '../database/schema.ts';
import { findImpersonation } from './findImpersonation.ts';
import { actingEnded, failure, signInFailure, type Failure } from '../errors/failure.ts';
import { mfaDueAt } from '../policy/mfaRequirement.ts';
import { principalOf, type ApiToken, type NewUser, type Principal } from '../policy/principal.ts';
import { recordSession, type RequestInfo } from './recordSession.ts';
import { isActiveUser } from '../accounts/activeUser.ts';
import type { AccessToken, TokenVerifier } from './accessToken.ts';
import { toAccount } from './toAccount.ts';
import { userIdForSub, type ReadPoolProfile } from './poolProfile.ts';
import type { CheckSession } from './revocation.ts';

type UserCaller = Principal | NewUser;
type SignedIn<Who> = { readonly caller: Who } | { readonly failure: Failure };

/**
 * Authenticates a request: returns the caller of the `authorization` header, or the reason for the refusal.
 * @param actAs impersonation secret from `x-act-as`
 */
export type AuthenticateRequest<Who = UserCaller | ApiToken> = (
  authorization: string,
  visit: RequestInfo,
  actAs?: string | null,
) => Promise<SignedIn<Who>>;

type Found = {
  readonly user: UserRow;
  readonly entity: EntityRow;
  readonly role: RoleRow;
  /** Null for the first request of the session. */
  readonly session: SessionRow | null;
};

type Presence = { readonly sessionId: string; readonly mfaDueAt: Date | null; readonly hasMfa: boolean };

const toPrincipal = (
  found: Found,
  authenticatedAt: Date,
  { sessionId, mfaDueAt: dueAt, hasMfa }: Presence,
): Principal => principalOf(toAccount(found), authenticatedAt, sessionId, dueAt, hasMfa);

/** Whether this sign-in is later than the user's `lastLogin`. The first sign-in accepts the invitation. */
const isLaterSignIn = ({ lastLogin, stage }: UserRow, authenticatedAt: Date): boolean =>
  lastLogin === null || lastLogin < authenticatedAt || stage === 'INVITED';

/** Milliseconds between two updates of a session's last use. */
const lastSeenIntervalMs = 60_000;

const isRecentlySeen = (session: SessionRow | null): session is SessionRow =>
  session !== null && Date.now() - session.lastSeenAt.getTime() < lastSeenIntervalMs;

async function recordSignIn(
  transaction: Transaction,
  user: UserRow,
  { username, authenticatedAt }: AccessToken,
): Promise<void> {
  await transaction
    .update(users)
    .set({
      ...(username === undefined || username === user.sub ? {} : { poolUsername: username }),
      // GREATEST, in case two sign-ins are recorded concurrently.
      lastLogin: sql`greatest(${users.lastLogin}, ${authenticatedAt.toISOString()}::timestamptz)`,
      activatedAt: sql`coalesce(${users.activatedAt}, now())`,
      stage: sql`CASE WHEN ${users.stage} IN ('INVITED', 'RESET_REQUIRED') THEN 'ACTIVE' ELSE ${users.stage} END`,
    })
    .where(eq(users.id, user.id));
}

async function findUser(
  transaction: Transaction,
  { sub, originJti, authenticatedAt }: AccessToken,
): Promise<Found | { readonly failure: Failure } | null> {
  const [found] = await transaction
    .select({ user: users, entity: entities, role: roles, session: sessions })
    .from(users)
    .innerJoin(entities, eq(entities.id, users.entityId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(sessions, and(eq(sessions.originJti, originJti), eq(sessions.userId, users.id)))
    .where(eq(users.sub, sub));
  if (!found) return null;
  if (!isActiveUser(found.user)) return { failure: signInFailure('USER_INACTIVE') };
  if (!found.entity.active) return { failure: signInFailure('ENTITY_INACTIVE') };
  // A sign-in from before the last MFA change proves nothing about the current authenticator app. `auth_time` is in whole seconds.
  const { mfaChangedAt } = found.user;
  const isOutdated = mfaChangedAt !== null && authenticatedAt <= mfaChangedAt;
  return found.session?.revokedAt || isOutdated ? { failure: failure('SESSION_REVOKED') } : found;
}

/** Whether a user with this address exists whose pool ID is still unknown, or who is being deleted in the pool. */
async function isEmailKnown(transaction: Transaction, email: string, sub: string): Promise<boolean> {
  const key = email.toLowerCase();
  const [existing] = await transaction.select({ id: users.id }).from(users).where(eq(users.emailKey, key)).limit(1);
  const [job] = await transaction
    .select({ id: outboxJobs.id })
    .from(outboxJobs)
    .where(or(eq(outboxJobs.subject, key), sql`${outboxJobs.payload} ->> 'sub' = ${sub}`))
    .limit(1);
  return existing !== undefined || job !== undefined;
}

/**
 * Checks the token, then the user, then the session, so that a disabled user gets this reason although their sessions have ended. A caller who is
 * not a user yet is a new user if their address is verified and no user has it. Returns UNAUTHENTICATED with a reason, TOKEN_EXPIRED,
 * SESSION_REVOKED or UNAVAILABLE.
 */
export function createRequestAuthenticator(
  database: Database,
  verify: TokenVerifier,
  checkSession: CheckSession,
  readPoolProfile: ReadPoolProfile,
  {
    isMfaOffered = true,
    consoleOrigin = '',
  }: { readonly isMfaOffered?: boolean; readonly consoleOrigin?: string } = {},
): AuthenticateRequest<UserCaller> {
  async function signInNewUser({ raw, sub, username, authenticatedAt }: AccessToken): Promise<SignedIn<UserCaller>> {
    const profile = await readPoolProfile(raw);
    if ('failure' in profile) return profile;
    const { email, name, lastName, phone, isEmailVerified } = profile;
    // An unverified address could belong to someone else.
    const isUnknown =
      !isEmailVerified || (await database.asSystem((transaction) => isEmailKnown(transaction, email, sub)));
    if (isUnknown) return { failure: signInFailure('USER_UNKNOWN') };
    return { caller: { userId: userIdForSub(sub), sub, username, email, name, lastName, phone, authenticatedAt } };
  }

  /** Updates the last login and the last use of the session, and returns the session ID. */
  async function recordVisit({ user, session }: Found, token: AccessToken, visit: RequestInfo): Promise<string> {
    const isNewSignIn = isLaterSignIn(user, token.authenticatedAt);
    if (!isNewSignIn && isRecentlySeen(session)) return session.id;
    return database.asSystem(async (transaction) => {
      if (isNewSignIn) await recordSignIn(transaction, user, token);
      return recordSession(transaction, user, token, visit, consoleOrigin);
    });
  }

  /** The pool has ended the session, so everything it opened, such as an embedded dashboard, ends too. */
  const recordEnd = ({ originJti }: AccessToken): Promise<unknown> =>
    database.asSystem((transaction) =>
      transaction
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.originJti, originJti), isNull(sessions.revokedAt))),
    );

  return async (authorization, visit, actAs = null) => {
    const verified = await verify(authorization);
    if ('failure' in verified) return verified;
    const { token } = verified;
    const found = await database.asSystem((transaction) => findUser(transaction, token));
    if (!found) return actAs === null ? signInNewUser(token) : { failure: actingEnded() };
    if ('failure' in found) return found;
    const now = new Date();
    // The MFA grace period starts at the first sign-in.
    const dueAt = isMfaOffered ? mfaDueAt(found.entity, found.user.activatedAt ?? now) : null;
    const sessionState = await checkSession(token.originJti, token.raw);
    if ('failure' in sessionState) {
      if (sessionState.failure.code === 'SESSION_REVOKED') await recordEnd(token);
      return sessionState;
    }
    const sessionId = await recordVisit(found, token, visit);
    const principal = toPrincipal(found, token.authenticatedAt, {
      sessionId,
      mfaDueAt: sessionState.hasMfa ? null : dueAt,
      hasMfa: sessionState.hasMfa,
    });
    if (actAs === null) return { caller: principal };
    const acting = await database.asSystem((transaction) => findImpersonation(transaction, principal, actAs));
    return acting ? { caller: acting } : { failure: actingEnded() };
  };
}
