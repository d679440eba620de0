import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { openEngine } from '../../core/database/openPglite.ts';
import { builder } from '../../core/schema/builder.ts';
import { guardSchema } from '../../core/schema/guard.ts';
import type { Operation } from '../../core/schema/operation.ts';
import { schema } from '../../schema.ts';
import { type CallerName, type Cell, callerNames, cellsOf, describeCaller } from './matrixCells.ts';
import { callerFor } from './matrixPrincipal.ts';
import { runCell, describeCell, expectedResult } from './matrixRun.ts';
import { isProven, recordProof, sampleOf } from './matrixSample.ts';
import { buildWorld } from './matrixWorld.ts';
import { operationRules } from '../../operations.ts';
import { deleteUser } from '../../features/users/deleteUser.ts';
import { updateUser } from '../../features/users/updateUser.ts';
import { users } from '../../features/users/users.ts';
import { fieldRules, references } from '../../objects.ts';
import type { AuthRule } from '../../core/policy/rules.ts';

type Observed = { cell: Cell; result: string; body: string };

/** `npm run test:deep` runs all cells. `npm test` runs a sample, or all if the policy, schema or database changed. */
const runsAll = process.env['MATRIX'] === 'all' || !isProven();
const cellsFor = (who: CallerName) => (runsAll ? cellsOf(who) : sampleOf(cellsOf(who)));

let database: Database;
let observed: Observed[];

type Instead = { schema?: typeof schema; on?: Database };

async function runAll(who: CallerName, cells: readonly Cell[], instead: Instead = {}): Promise<Observed[]> {
  const caller = await callerFor(database, who);
  const observations: Observed[] = [];
  for (const cell of cells) {
    observations.push({ cell, ...(await runCell(instead.schema ?? schema, instead.on ?? database, caller, cell)) });
  }
  return observations;
}

const mismatchesOf = (observations: readonly Observed[]): string[] =>
  observations
    .filter(({ cell, result }) => result !== expectedResult(cell))
    .map(({ cell, result }) => `${describeCell(cell)}: ${result} instead of ${expectedResult(cell)}`);

/** Milliseconds. All cells take about four minutes on an idle machine; the limit is for hanging tests. */
const limit = 3_600_000;

beforeAll(async () => {
  database = await openEngine(await PGlite.create());
  await buildWorld(database);
  observed = [];
  for (const who of callerNames()) observed.push(...(await runAll(who, cellsFor(who))));
}, limit);
afterAll(() => database.close());

/** Relations whose objects must look as if they did not exist. */
const HIDDEN = new Set(['sibling', 'parent', 'grandparent', 'foreign', 'missing', 'malformed']);

describe('the authorization matrix', () => {
  it('covers every operation of the schema', () => {
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(new Set(observed.map(({ cell }) => cell.field))).toEqual(new Set(operations));
  });

  it('matches the oracle', () => {
    const mismatches = mismatchesOf(observed);
    process.stdout.write(`matrix: ${observed.length} cells, ${mismatches.length} mismatches\n`);
    expect(mismatches).toEqual([]);
    if (runsAll && !process.env['CI']) recordProof();
  });

  it('returns byte-identical responses for foreign and missing objects', () => {
    const bodies = new Map<string, Set<string>>();
    for (const { cell, body } of observed) {
      const { callerName, operation, variant, relation } = cell;
      const hiddenRole = variant === 'absent role';
      if (!hiddenRole && !HIDDEN.has(relation)) continue;
      const who = describeCaller(callerName);
      const key = [who, callerName.acting, operation, variant, hiddenRole ? relation : ''].join(' ');
      bodies.set(key, (bodies.get(key) ?? new Set()).add(body));
    }
    expect([...bodies].filter(([, different]) => different.size > 1)).toEqual([]);
    expect(bodies.size).toBeGreaterThan(runsAll ? 500 : 100);
  });

  it('passes with only the policy, without row-level security', async () => {
    const openDatabase: Database = { ...database, asPrincipal: (_caller, work) => database.asSystem(work) };
    const callers = callerNames().filter(({ user }) => user === 'reseller/admin' || user === 'customer/lead');
    const mismatches: string[] = [];
    for (const who of callers) mismatches.push(...mismatchesOf(await runAll(who, cellsFor(who), { on: openDatabase })));
    expect(mismatches).toEqual([]);
  });
});

// A few callers are enough to detect a bug: without read, without write, acted as, and with overdue MFA.
const SHOWING = new Set(['customer/nobody', 'customer/regular', 'customer/admin', 'platform/overdue']);

describe('a policy bug', () => {
  it.each<[string, Operation, Partial<AuthRule>]>([
    ['a level too low', updateUser, { level: 'READ' }],
    ['a group forgotten', users, { group: null }],
    ['a second factor forgotten', users, { withoutFactor: true }],
    ['acting forgotten', deleteUser, { notActing: false }],
  ])('is detected by the matrix: %s', async (_fault, { kind, name, rule }, fault) => {
    const operations = { ...operationRules, [kind]: { ...operationRules[kind], [name]: { ...rule, ...fault } } };
    const faulty = guardSchema(builder.toSchema(), { operations, fields: fieldRules, references });
    const callers = callerNames().filter(({ user }) => user !== null && SHOWING.has(user));
    const mismatches: string[] = [];
    for (const who of callers) {
      const cells = cellsOf(who).filter(({ field }) => ['users', 'updateUser', 'deleteUser'].includes(field));
      mismatches.push(...mismatchesOf(await runAll(who, cells, { schema: faulty })));
    }
    expect(mismatches).not.toEqual([]);
  });
});
