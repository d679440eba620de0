import { createHash } from 'node:crypto';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { asSystem } from '../database/transactions.ts';
import type { Transaction } from '../database/database.ts';
import { invitationTurns, type RateLimitKind } from '../database/schema.ts';
import { rateLimitMessages } from '../errors/messages.ts';
import type { UserError } from '../errors/userError.ts';
import type { SignedInContext } from './context.ts';
import { auditActorOf } from './auditActor.ts';

type Limit = { readonly max: number; readonly hours: number };

/**
 * Rate limits for invitations (single, imported, and per address), codes for changing your own address or adding a password,
 * and reported issues.
 */
export const rateLimits: Readonly<Record<RateLimitKind, Limit>> = {
  INVITER: { max: 60, hours: 1 },
  IMPORTER: { max: 1_000, hours: 24 },
  RECIPIENT: { max: 5, hours: 24 },
  EMAIL_CHANGE: { max: 5, hours: 1 },
  PASSWORD: { max: 5, hours: 1 },
  ISSUE: { max: 5, hours: 1 },
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

/** The timestamp that must leave the sliding window before `count` more invitations fit. */
const blockingTimestamp = (max: number, count: number): SQL =>
  sql`${invitationTurns.times}[cardinality(${invitationTurns.times}) + ${count}::int - ${max}::int]`;

/**
 * Counts `count` invitations for each key in one statement; concurrent ones wait for the row locks. Returns the wait in milliseconds by
 * key, for those that were not counted.
 */
async function take(
  transaction: Transaction,
  kind: RateLimitKind,
  keys: readonly string[],
  count = 1,
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const { max, hours } = rateLimits[kind];
  const over = sql`${blockingTimestamp(max, count)} + make_interval(hours => ${hours}::int)`;
  const added = sql`array_fill(clock_timestamp()::timestamptz(3), ARRAY[${count}::int])`;
  const used = await transaction
    .insert(invitationTurns)
    // Sorted, so that concurrent statements lock rows in the same order and cannot deadlock.
    .values(keys.toSorted().map((key) => ({ kind, key, times: added })))
    .onConflictDoUpdate({
      target: [invitationTurns.kind, invitationTurns.key],
      set: {
        times: sql`(${invitationTurns.times} || ${added})[cardinality(${invitationTurns.times}) + ${count}::int + 1 - ${max}::int:]`,
      },
      setWhere: sql`coalesce(${over} <= clock_timestamp(), true)`,
    })
    .returning({ key: invitationTurns.key });
  const left = new Set(keys);
  for (const { key } of used) left.delete(key);
  if (left.size === 0) return new Map();
  const rows = await transaction
    .select({
      key: invitationTurns.key,
      wait: sql<number>`ceil(extract(epoch FROM ${over} - clock_timestamp()) * 1000)::int`,
    })
    .from(invitationTurns)
    .where(and(eq(invitationTurns.kind, kind), inArray(invitationTurns.key, [...left])));
  return new Map(rows.map(({ key, wait }) => [key, Math.max(1, wait)]));
}

const refusalOf = (kind: RateLimitKind, wait: number): UserError => ({
  code: 'RATE_LIMITED',
  field: kind === 'RECIPIENT' ? ['email'] : null,
  message: rateLimitMessages[kind](wait),
  details: null,
});

const recipientKey = (email: string): string => digestOf(email.toLowerCase());

/**
 * Rate limits invitations per sender and per address: counts one before it is mailed, or returns RATE_LIMITED with when to try again.
 * Counted in the database, across processes and concurrent requests.
 */
export async function enforceInvitationLimit(context: SignedInContext, email: string): Promise<UserError | null> {
  const keys = { RECIPIENT: recipientKey(email), INVITER: auditActorOf(context).actorId };
  try {
    await asSystem(context.transaction, () =>
      context.transaction.transaction(async (savepoint) => {
        for (const kind of ['RECIPIENT', 'INVITER'] as const) {
          const waits = await take(savepoint, kind, [keys[kind]]);
          for (const wait of waits.values()) throw new Refused(refusalOf(kind, wait));
        }
      }),
    );
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.error;
    throw error;
  }
}

/** Counts the invitations of an import for its sender: all of them or none. */
export async function enforceImportLimit(context: SignedInContext, count: number): Promise<UserError | null> {
  if (count === 0) return null;
  const { transaction } = context;
  const keys = [auditActorOf(context).actorId];
  const [wait] = (await asSystem(transaction, () => take(transaction, 'IMPORTER', keys, count))).values();
  return wait === undefined ? null : refusalOf('IMPORTER', wait);
}

async function enforceUserLimit(
  { transaction, principal }: SignedInContext,
  kind: 'EMAIL_CHANGE' | 'PASSWORD' | 'ISSUE',
): Promise<UserError | null> {
  const keys = [principal.actor.userId];
  const [wait] = (await asSystem(transaction, () => take(transaction, kind, keys))).values();
  return wait === undefined ? null : refusalOf(kind, wait);
}

/** Counts a code for changing the caller's own address, or returns RATE_LIMITED. */
export const enforceEmailChangeLimit = (context: SignedInContext) => enforceUserLimit(context, 'EMAIL_CHANGE');

/** Counts a code for adding a password to the caller, or returns RATE_LIMITED. */
export const enforcePasswordLimit = (context: SignedInContext) => enforceUserLimit(context, 'PASSWORD');

/** Counts an issue that the caller reports, or returns RATE_LIMITED. */
export const enforceIssueLimit = (context: SignedInContext) => enforceUserLimit(context, 'ISSUE');

/** Counts an invitation for each address. Returns refusals by address. */
export async function enforceRecipientLimits(
  { transaction }: SignedInContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserError>> {
  const emailOf = new Map(emails.map((email) => [recipientKey(email), email]));
  const waits = await asSystem(transaction, () => take(transaction, 'RECIPIENT', [...emailOf.keys()]));
  return new Map([...waits].map(([key, wait]) => [emailOf.get(key) ?? '', refusalOf('RECIPIENT', wait)]));
}
