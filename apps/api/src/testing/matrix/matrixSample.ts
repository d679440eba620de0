import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operations } from '../../operations.ts';
import type { Cell } from './matrixCells.ts';
import type { Relation } from './oracle.ts';

/** Groups of relations that are in every sample: own, child, and what must look missing. */
const SAMPLED = new Set<Relation>(['none', 'self', 'own', 'child', 'foreign', 'missing']);

const digestOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

const numberOf = (...parts: readonly string[]): number => Number.parseInt(digestOf(...parts).slice(0, 8), 16);

/** While acting, an operation is called in read-only or full mode; which of them varies by operation. */
function isSampled({ callerName: { user, acting }, operation }: Cell): boolean {
  if (acting === 'none') return true;
  return numberOf(String(user), operation) % 2 === (acting === 'READ_ONLY' ? 0 : 1);
}

/** One variant per operation and relation. It varies by caller, so that together they cover all variants, but is the same in each run. */
export function sampleOf(cells: readonly Cell[]): Cell[] {
  const groups = Map.groupBy(
    cells.filter((cell) => SAMPLED.has(cell.relation) && isSampled(cell)),
    ({ operation, relation }) => `${operation} ${relation}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [{ callerName, operation }] = group as [Cell];
    const at = numberOf(JSON.stringify(callerName), operation) % group.length;
    return group.slice(at, at + 1);
  });
}

const api = resolve(import.meta.dirname, '../../..');
const record = join(import.meta.dirname, 'matrix-proven.json');

/** Hash of everything that authorization depends on: policy, schema, database and migrations. */
function currentDigest(): string {
  const files = globSync(
    [
      'src/{core/{policy,schema,database},testing/matrix}/**/*.ts',
      'src/*.ts',
      'schema/**/*.*',
      'migrations/**/*.{sql,json}',
    ],
    {
      cwd: api,
      exclude: (name) => name.endsWith('.test.ts'),
    },
  ).toSorted();
  // Rules are declared with their operations.
  const rules = JSON.stringify(operations.map(({ kind, name, rule }) => [kind, name, rule]));
  return digestOf(...files.flatMap((file) => [file, readFileSync(join(api, file))]), rules);
}

/** Whether all cells have passed since the policy, schema or database changed. If not, a sample is not enough. */
export function isProven(): boolean {
  const { digest } = JSON.parse(readFileSync(record, 'utf8')) as { digest: string };
  return digest === currentDigest();
}

/** Records that all cells have passed. Commit the file; otherwise each run executes all cells again. */
export function recordProof(): void {
  writeFileSync(record, `${JSON.stringify({ digest: currentDigest() }, null, 2)}\n`);
}
