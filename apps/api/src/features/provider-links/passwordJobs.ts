import { and, eq, type SQL } from 'drizzle-orm';
import { activeUserCondition } from '../../core/accounts/activeUser.ts';
import type { Database, Transaction } from '../../core/database/database.ts';
import { passkeys, users, type PasswordKind, type PasswordPayload, type UserRow } from '../../core/database/schema.ts';
import type { PoolPasswordUsers } from '../../core/identity/poolPasswordUsers.ts';
import type { PoolProviderLinks, PoolSignInMethods } from '../../core/identity/poolProviderLinks.ts';
import { poolUsernameOf } from '../../core/identity/poolUsername.ts';
import { voidRecoveryCodes } from '../../core/identity/recoveryCodes.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';
import { enqueue, enqueueMail, enqueuePasswordJob } from '../../core/outbox/enqueue.ts';
import { passwordAddedMail } from './passwordMails.ts';

type Options = {
  readonly database: Pick<Database, 'asSystem'>;
  readonly pool: PoolPasswordUsers;
  readonly links: Pick<PoolProviderLinks, 'link'>;
  /** The console's origin, for links in mails. */
  readonly consoleOrigin: string;
};

type Write = ((transaction: Transaction) => Promise<void>) | null;

/**
 * The steps of adding a password to a provider's user. Before the first one is stored, the user signs in with the provider; from then on,
 * with a password that the code lets them choose; and after MOVE_PROVIDERS with the provider too. Each step can run again after a failure.
 */
export const createPasswordJobs = ({ database, pool, links, consoleOrigin }: Options) => {
  const readUser = (condition: SQL | undefined): Promise<UserRow | undefined> =>
    database.asSystem(async (transaction) => (await transaction.select().from(users).where(condition))[0]);

  /** The user as when the password was requested: not deleted, disabled, or changed by an earlier job. */
  const isUnchanged = ({ userId, sub }: PasswordPayload) =>
    and(eq(users.id, userId), eq(users.sub, sub), activeUserCondition);

  async function replaceUser(
    transaction: Transaction,
    payload: PasswordPayload,
    { before, identities, sub }: { before: UserRow; identities: PoolSignInMethods['providers']; sub: string },
  ): Promise<void> {
    const [user] = await transaction
      .update(users)
      // MFA and passkeys of the provider's user are deleted with it, and the new user must not seem to have them.
      .set({ sub, poolUsername: null, mfaEnabled: false })
      .where(isUnchanged(payload))
      .returning();
    if (!user) return enqueue(transaction, { ...before, sub, poolUsername: null }, 'DELETE');
    await transaction.delete(passkeys).where(eq(passkeys.userId, user.id));
    await voidRecoveryCodes(transaction, user.id);
    await revokeSessionsOf(transaction, user.id);
    await enqueuePasswordJob(transaction, user, 'MOVE_PROVIDERS', {
      userId: user.id,
      sub,
      from: poolUsernameOf(before),
      identities: identities.map(({ provider, userId }) => ({ provider, userId })),
    });
    await enqueuePasswordJob(transaction, user, 'SEND_PASSWORD_CODE', { userId: user.id, sub });
    await enqueueMail(transaction, passwordAddedMail(user.email, consoleOrigin), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
  }

  async function addPassword(payload: PasswordPayload): Promise<Write> {
    const before = await readUser(isUnchanged(payload));
    const identities = before ? await pool.identitiesOf(poolUsernameOf(before)) : null;
    if (!before || identities === null) return null;
    const isKnown = async (sub: string) => (await readUser(eq(users.sub, sub))) !== undefined;
    const sub = await pool.create(before, isKnown);
    return (transaction) => replaceUser(transaction, payload, { before, identities, sub });
  }

  /** The pool links a provider only after the provider's own user was deleted. */
  async function moveProviders({ sub, from, identities = [] }: PasswordPayload): Promise<Write> {
    if (from !== undefined) await pool.remove(from);
    if (!(await readUser(eq(users.sub, sub)))) return null;
    for (const { provider, userId } of identities)
      if ((await links.link(sub, provider, userId)) === 'REFUSED')
        throw new Error(`The user pool refused to link ${provider}`);
    return null;
  }

  return async (kind: PasswordKind, payload: PasswordPayload): Promise<Write> => {
    if (kind === 'ADD_PASSWORD') return addPassword(payload);
    if (kind === 'MOVE_PROVIDERS') return moveProviders(payload);
    await pool.sendCode(payload.sub);
    return null;
  };
};
