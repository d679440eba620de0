import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { asSystem } from '../database/access.ts';
import type { Transaction } from '../database/database.ts';
import { invitationTurns, type InvitationTurnKind } from '../database/schema.ts';
import { limitMessages } from '../errors/messages.ts';
import type { UserError } from '../errors/userError.ts';
import type { SignedInContext } from '../requests/context.ts';
import { signatureOf } from '../requests/signature.ts';

type Limit = { readonly most: number; readonly hours: number };

/** Rate limits: at most so many invitations in so many hours. */
export const invitationLimits: Readonly<Record<InvitationTurnKind, Limit>> = {
  INVITER: { most: 60, hours: 1 },
  RECIPIENT: { most: 5, hours: 24 },
};

/** Thrown to roll back the savepoint of counted invitations that were refused after all. */
class Refused extends Error {
  readonly error: UserError;

  constructor(error: UserError) {
    super(error.message);
    this.error = error;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The timestamp that has to leave the sliding window before another invitation fits. */
const decisive = (most: number): SQL =>
  sql`${invitationTurns.times}[cardinality(${invitationTurns.times}) + 1 - ${most}::int]`;

/** Counts an invitation in one statement: concurrent ones wait for the row lock. Answers the milliseconds to wait; 0 when it was counted. */
async function take(transaction: Transaction, kind: InvitationTurnKind, key: string): Promise<number> {
  const { most, hours } = invitationLimits[kind];
  const over = sql`${decisive(most)} + make_interval(hours => ${hours}::int)`;
  const taken = await transaction
    .insert(invitationTurns)
    .values({ kind, key, times: sql`ARRAY[clock_timestamp()]` })
    .onConflictDoUpdate({
      target: [invitationTurns.kind, invitationTurns.key],
      set: {
        times: sql`(${invitationTurns.times} || clock_timestamp()::timestamptz(3))[cardinality(${invitationTurns.times}) + 2 - ${most}::int:]`,
      },
      setWhere: sql`coalesce(${over} <= clock_timestamp(), true)`,
    })
    .returning({ key: invitationTurns.key });
  if (taken.length > 0) return 0;
  const [row] = await transaction
    .select({ wait: sql<number>`ceil(extract(epoch FROM ${over} - clock_timestamp()) * 1000)::int` })
    .from(invitationTurns)
    .where(sql`${invitationTurns.kind} = ${kind} AND ${invitationTurns.key} = ${key}`);
  return Math.max(1, row?.wait ?? 1);
}

/**
 * Rate limits invitations, per sender and per address: counts one that is about to be mailed, or answers RATE_LIMITED with when it
 * may be tried again. Counted in the database, across processes and concurrent requests.
 */
export async function takeInvitationTurn(context: SignedInContext, email: string): Promise<UserError | null> {
  const keys = { RECIPIENT: digestOf(email.toLowerCase()), INVITER: signatureOf(context).actorId };
  try {
    await asSystem(context.transaction, () =>
      context.transaction.transaction(async (savepoint) => {
        for (const kind of ['RECIPIENT', 'INVITER'] as const) {
          const wait = await take(savepoint, kind, keys[kind]);
          if (wait === 0) continue;
          const message = limitMessages[kind](wait);
          throw new Refused({
            code: 'RATE_LIMITED',
            field: kind === 'RECIPIENT' ? ['email'] : null,
            message,
            details: null,
          });
        }
      }),
    );
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.error;
    throw error;
  }
}
