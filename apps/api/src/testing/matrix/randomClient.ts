import { sql } from 'drizzle-orm';
import type { GraphQLSchema } from 'graphql';
import type { Database, Transaction } from '../../core/database/database.ts';
import { openRandom, type Random } from '../../seed/random.ts';
import type { Caller } from '../../core/policy/principal.ts';
import { type CallerName, callerNames, type Cell, cellsOf } from './matrixCells.ts';
import { callerFor } from './matrixPrincipal.ts';
import { runCell, describeCell, subtree } from './matrixRun.ts';
import {
  ACTED,
  ACTOR,
  type AccountName,
  type UserName,
  accountId,
  accountNames,
  owned,
  userIdOf,
} from './matrixWorld.ts';

/**
 * A client that knows every ID of every account and sends random operations, as random callers, for random objects. Neither a response nor
 * a write can cross tenants.
 */

const MISSING_ID = '3f0c9c1e-5f5e-4c53-9d5e-2b1f6a7c8d90';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const NAME = /[\w./]+@matrix\.example|\w+ Ltd/g;

/** These make the API mail the account of an address on behalf of a guest. Their responses reveal nothing. */
const MAILS = new Set(['requestInvite', 'requestReactivation']);

const ids = [...owned.keys()];
const idsByKind = Map.groupBy(ids, (id) => owned.get(id)?.kind);

/** Usually another object of the same kind, in any account. */
function anotherId(random: Random, kind: string): string {
  const turn = random.unit();
  if (turn < 0.1) return MISSING_ID;
  return random.pick(turn < 0.25 ? ids : (idsByKind.get(kind) ?? ids));
}

/** The arguments with random objects in place of the original ones. */
function mixed(random: Random, value: unknown): unknown {
  if (typeof value === 'string') {
    const known = owned.get(value);
    return known && random.chance(0.6) ? anotherId(random, known.kind) : value;
  }
  if (Array.isArray(value)) return value.map((one) => mixed(random, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mixed(random, one)]));
}

function randomRequest(random: Random, operations: ReadonlyMap<string, readonly Cell[]>): Cell {
  const cell = random.pick(operations.get(random.pick([...operations.keys()])) ?? []);
  return { ...cell, variables: mixed(random, cell.variables) as Cell['variables'], targetId: '' };
}

/** Accounts that must not be visible to the caller: all of them for a caller without an account. */
function foreignAccounts({ account, user, token }: CallerName, caller: Caller): AccountName[] {
  const isMember = caller !== null && (user !== null || token !== undefined);
  const reach = isMember ? subtree(account) : new Set<string>();
  return accountNames.filter((name) => !reach.has(accountId(name)));
}

/** Whether a user did something in an account that is in reach. */
const actedIn = (user: UserName | undefined, foreign: ReadonlySet<AccountName>): boolean =>
  ACTED.some(([who, at]) => who === user && !foreign.has(at));

/** What a response reveals about accounts out of reach, apart from the request's own input. */
function foreignIn(body: string, { callerName, variables }: Cell, foreign: ReadonlySet<AccountName>): string[] {
  const given = JSON.stringify(variables);
  return [...new Set([...(body.match(UUID) ?? []), ...(body.match(NAME) ?? [])])].filter((found) => {
    const owner = owned.get(found);
    if (!owner || !foreign.has(owner.account) || given.includes(found)) return false;
    // Actors can see their own name and sign-ins.
    if (callerName.acting !== 'none' && owner.user === ACTOR) return false;
    // An account's audit log shows who did something there.
    return owner.kind !== 'name' || !actedIn(owner.user, foreign);
  });
}

/** Tables whose rows belong to an account through another table. */
const BY_ANOTHER = {
  entities: 'id = ANY(accounts)',
  sessions: 'user_id IN (SELECT id FROM users WHERE entity_id = ANY(accounts))',
  email_changes: 'user_id IN (SELECT id FROM users WHERE entity_id = ANY(accounts))',
  // Actors can end their own acting session.
  impersonations: `actor_id <> '${userIdOf(ACTOR)}' AND actor_id IN (SELECT id FROM users WHERE entity_id = ANY(accounts))`,
};

async function tablesOf(database: Database): Promise<Record<string, string>> {
  const { rows } = (await database.asSystem((transaction) =>
    transaction.execute(sql`
      SELECT table_name AS name FROM information_schema.columns
      WHERE column_name = 'entity_id' AND table_schema = 'public'`),
  )) as { rows: { name: string }[] };
  return { ...Object.fromEntries(rows.map(({ name }) => [name, 'entity_id = ANY(accounts)'])), ...BY_ANOTHER };
}

type RowCount = { name: string; written: number; total: number };

/** Rows of these accounts in each table, and how many of them were written since transaction `since`. */
async function countRows(
  transaction: Transaction,
  tables: Readonly<Record<string, string>>,
  accounts: readonly AccountName[],
  since: string,
): Promise<RowCount[]> {
  const ids = sql.join(
    accounts.map((name) => sql`${accountId(name)}::uuid`),
    sql`, `,
  );
  const counts = Object.entries(tables).map(
    ([name, condition]) => sql`
      SELECT ${name} AS name, count(*)::int AS total,
        (count(*) FILTER (WHERE ${sql.identifier(name)}.xmin::text::bigint >= ${since}::bigint))::int AS written
      FROM ${sql.identifier(name)}, (SELECT ARRAY[${ids}] AS accounts) AS foreigners WHERE ${sql.raw(condition)}`,
  );
  const { rows } = (await transaction.execute(sql.join(counts, sql` UNION ALL `))) as { rows: RowCount[] };
  return rows;
}

/** Tables in which this transaction wrote or deleted rows of these accounts. */
async function writtenIn(
  transaction: Transaction,
  tables: Readonly<Record<string, string>>,
  accounts: readonly AccountName[],
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  try {
    const { rows } = (await transaction.execute(sql`SELECT pg_current_xact_id_if_assigned()::text AS id`)) as {
      rows: { id: string | null }[];
    };
    const since = rows[0]?.id;
    if (!since) return [];
    await transaction.execute(sql`SELECT set_config('role', 'edge_system', true)`);
    const counts = await countRows(transaction, tables, accounts, since);
    return counts
      .filter(({ name, written, total }) => written > 0 || total !== before.get(name))
      .map(({ name, written, total }) => `${name}: ${written} written, ${total} instead of ${before.get(name)}`);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    // The call's own statement failed, so nothing it wrote is kept.
    if (String(cause).includes('current transaction is aborted')) return [];
    throw error;
  }
}

type Tally = {
  requests: number;
  /** Requests that returned data, by operation: a client that is always refused would prove nothing. */
  succeeded: Map<string, number>;
  /** Requests that returned an unexpected error. */
  failed: string[];
  crossings: string[];
};

/** Sends `count` random requests, always the same ones for a seed. All changes are rolled back. */
export async function runRandomCalls(
  schema: GraphQLSchema,
  database: Database,
  { seed, requests }: { seed: string; requests: number },
): Promise<Tally> {
  const random = openRandom(seed);
  const tables = await tablesOf(database);
  const clients = [];
  for (const who of callerNames()) {
    const caller = await callerFor(database, who);
    const foreign = foreignAccounts(who, caller);
    clients.push({ caller, foreign, operations: Map.groupBy(cellsOf(who), ({ operation }) => operation) });
  }
  const before = new Map<readonly AccountName[], ReadonlyMap<string, number>>();
  for (const { foreign } of clients) {
    const counts = foreign.length === 0 ? [] : await database.asSystem((all) => countRows(all, tables, foreign, '0'));
    before.set(foreign, new Map(counts.map(({ name, total }) => [name, total])));
  }
  const tally: Tally = { requests, succeeded: new Map(), failed: [], crossings: [] };
  for (let number = 0; number < requests; number += 1) {
    const { caller, foreign, operations } = random.pick(clients);
    const cell = randomRequest(random, operations);
    let written: string[] = [];
    const { result, body } = await runCell(schema, database, caller, cell, async (transaction) => {
      if (foreign.length > 0 && !MAILS.has(cell.field))
        written = await writtenIn(transaction, tables, foreign, before.get(foreign) ?? new Map());
    });
    const leaked = foreignIn(body, cell, new Set(foreign));
    for (const crossing of [...leaked, ...written])
      tally.crossings.push(`${seed} ${number}: ${describeCell(cell)}: ${crossing}`);
    if (result.startsWith('INTERNAL')) tally.failed.push(`${seed} ${number}: ${describeCell(cell)}: ${result}`);
    else if (/^(OK|EMPTY)/.test(result)) tally.succeeded.set(cell.field, (tally.succeeded.get(cell.field) ?? 0) + 1);
  }
  return tally;
}
