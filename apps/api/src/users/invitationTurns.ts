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

/** How many invitations are mailed, at most, in how many hours. */
export const invitationLimits: Readonly<Record<InvitationTurnKind, Limit>> = {
  INVITER: { most: 60, hours: 1 },
  RECIPIENT: { most: 5, hours: 24 },
};

/** Ends the savepoint of turns that were taken for nothing. */
class Refused extends Error {
  readonly error: UserError;

  constructor(error: UserError) {
    super(error.message);
    this.error = error;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The time that stands so far back that it must be over before another one is added. */
const decisive = (most: number): SQL =>
  sql`${invitationTurns.times}[cardinality(${invitationTurns.times}) + 1 - ${most}::int]`;

/** Takes a turn in one statement: whoever comes at the same time waits for the row. Answers the milliseconds to wait; 0 when it was taken. */
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
 * Counts an invitation that is about to be mailed, for who sends it and for the address; a refusal in words, with when one
 * may try again, once there were too many. Counted in the database: for all processes, and all who ask at once.
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
