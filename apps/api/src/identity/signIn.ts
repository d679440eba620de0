import { eq, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { entities, outboxJobs, roles, users, type EntityRow, type RoleRow, type UserRow } from '../database/schema.ts';
import { signInFailure, type Failure } from '../errors/failure.ts';
import { principalOf, type Newcomer, type Principal } from '../policy/principal.ts';
import { grantedBy } from '../roles/grantedBy.ts';
import { isSwitchedOn } from '../users/switchedOn.ts';
import type { AccessToken, TokenVerifier } from './accessToken.ts';
import { userIdOf, type AskPerson } from './askPerson.ts';

type SignedIn = { readonly caller: Principal | Newcomer } | { readonly failure: Failure };

/** From the `authorization` header to who asks, or the reason why he is not let in. */
export type SignIn = (authorization: string) => Promise<SignedIn>;

type Found = { readonly user: UserRow; readonly entity: EntityRow; readonly role: RoleRow };

const toPrincipal = ({ user, entity, role }: Found, authenticatedAt: Date): Principal =>
  principalOf(
    {
      userId: user.id,
      email: user.email,
      admin: user.admin,
      entity: { id: entity.id, type: entity.type, parentId: entity.parentId, services: entity.services },
      role: { id: role.id, permissions: grantedBy(role) },
    },
    authenticatedAt,
  );

/** Whether this sign-in is not yet in the row; the first of all is how an invitation is accepted. */
const isNews = ({ lastLogin, stage }: UserRow, authenticatedAt: Date): boolean =>
  lastLogin === null || lastLogin < authenticatedAt || stage === 'INVITED';

async function noteSignIn(transaction: Transaction, user: UserRow, authenticatedAt: Date): Promise<void> {
  await transaction
    .update(users)
    .set({
      // The later one, should two sign-ins be noted at once.
      lastLogin: sql`greatest(${users.lastLogin}, ${authenticatedAt.toISOString()}::timestamptz)`,
      stage: sql`CASE WHEN ${users.stage} = 'INVITED' THEN 'ACTIVE' ELSE ${users.stage} END`,
    })
    .where(eq(users.id, user.id));
}

async function findUser(transaction: Transaction, sub: string): Promise<Found | { readonly failure: Failure } | null> {
  const [found] = await transaction
    .select({ user: users, entity: entities, role: roles })
    .from(users)
    .innerJoin(entities, eq(entities.id, users.entityId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.sub, sub));
  if (!found) return null;
  if (!isSwitchedOn(found.user)) return { failure: signInFailure('USER_INACTIVE') };
  return found.entity.active ? found : { failure: signInFailure('ENTITY_INACTIVE') };
}

/** Whether the address is somebody's here whose id in the pool is not known yet, or who is just being deleted there. */
async function isSomebodys(transaction: Transaction, email: string, sub: string): Promise<boolean> {
  const key = email.toLowerCase();
  const [known] = await transaction.select({ id: users.id }).from(users).where(eq(users.emailKey, key)).limit(1);
  const [job] = await transaction
    .select({ id: outboxJobs.id })
    .from(outboxJobs)
    .where(or(eq(outboxJobs.subject, key), sql`${outboxJobs.payload} ->> 'sub' = ${sub}`))
    .limit(1);
  return known !== undefined || job !== undefined;
}

/**
 * Token, then user, then session: a disabled user is told so, although his sessions were ended too. Who has no user here
 * is a newcomer, if his address is proven and nobody else's. Answers UNAUTHENTICATED with a reason, TOKEN_EXPIRED,
 * SESSION_REVOKED or UNAVAILABLE.
 */
export function createSignIn(
  database: Database,
  verify: TokenVerifier,
  checkSession: (originJti: string, rawToken: string) => Promise<Failure | null>,
  askPerson: AskPerson,
): SignIn {
  async function signInNewcomer({ raw, sub, authenticatedAt }: AccessToken): Promise<SignedIn> {
    const person = await askPerson(raw);
    if ('failure' in person) return person;
    const { email, name, lastName, phone, isEmailVerified } = person;
    // An address that nobody has proven could be another's.
    const isStranger =
      !isEmailVerified || (await database.asSystem((transaction) => isSomebodys(transaction, email, sub)));
    if (isStranger) return { failure: signInFailure('USER_UNKNOWN') };
    return { caller: { userId: userIdOf(sub), sub, email, name, lastName, phone, authenticatedAt } };
  }

  return async (authorization) => {
    const verified = await verify(authorization);
    if ('failure' in verified) return verified;
    const { sub, originJti, raw, authenticatedAt } = verified.token;
    const found = await database.asSystem((transaction) => findUser(transaction, sub));
    if (!found) return signInNewcomer(verified.token);
    if ('failure' in found) return found;
    const ended = await checkSession(originJti, raw);
    if (ended) return { failure: ended };
    if (isNews(found.user, authenticatedAt)) {
      await database.asSystem((transaction) => noteSignIn(transaction, found.user, authenticatedAt));
    }
    return { caller: toPrincipal(found, authenticatedAt) };
  };
}
