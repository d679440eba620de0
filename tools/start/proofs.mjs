// Checks that depend on a few workspaces only: they run if an input changed since they last passed. Runs on the
// machine's own Node (20 or later).
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** Digest of the inputs of each proof when it last passed, by the name of the check. Committed. */
const recordFile = join(root, 'tools/start/proven.json');

/** The same for this checkout, including runs in which another check failed. Not committed. */
export const localRecordFile = join(root, 'node_modules/.cache/proofs/passed.json');

/** Inputs of every proof: versions, compilers and runners. */
const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'vitest.config.ts', 'vitest.patience.ts'];

const alphabetically = (one, other) => one.localeCompare(other, 'en');

/** Workspaces by package name: their folder, and the workspaces that they import. */
function readWorkspaces(folder) {
  const manifests = ['packages', 'apps', 'tools']
    .filter((group) => existsSync(join(folder, group)))
    .flatMap((group) => readdirSync(join(folder, group)).map((name) => `${group}/${name}`))
    .filter((path) => existsSync(join(folder, path, 'package.json')))
    .map((path) => ({ path, ...JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')) }));
  const names = new Set(manifests.map(({ name }) => name));
  return new Map(
    manifests.map(({ name, path, dependencies, devDependencies, peerDependencies }) => [
      name,
      {
        path,
        imports: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter((one) =>
          names.has(one),
        ),
      },
    ]),
  );
}

/** Folders of the named workspaces and of all that they import. */
export function foldersOf(workspaces, folder = root) {
  const known = readWorkspaces(folder);
  const seen = new Set(workspaces);
  // Iterating a Set also visits what is added during the iteration.
  for (const name of seen) {
    const workspace = known.get(name);
    if (!workspace) throw new Error(`There is no workspace ${name}.`);
    for (const imported of workspace.imports) seen.add(imported);
  }
  return [...seen].map((name) => known.get(name).path).toSorted(alphabetically);
}

/**
 * Digest of all files that a check depends on, without ignored files.
 * @param {{ workspaces: readonly string[], paths?: readonly string[] }} inputs
 */
export function digestOf({ workspaces, paths = [] }, folder = root) {
  const wanted = [...foldersOf(workspaces, folder), ...paths, ...sharedInputs];
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...wanted], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git could not list the inputs of a proof: ${listed.stderr}`);
  // The runs write these records, so they are not inputs.
  const files = [...new Set(listed.stdout.split('\0'))].filter((path) => path && !path.endsWith('proven.json'));
  const hash = createHash('sha256');
  for (const path of files.toSorted(alphabetically)) {
    const file = join(folder, path);
    if (existsSync(file)) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export const readRecord = (file = recordFile) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * The checks of this run: those whose inputs match the recorded digest are skipped.
 * @template {{ name: string, inputs?: object }} Check
 * @param {readonly Check[]} checks
 */
export const due = (checks, record, digest = digestOf) =>
  checks.filter(({ name, inputs }) => !inputs || record[name] !== digest(inputs));

/**
 * Adds the checks that passed completely, and whose inputs did not change during the run.
 * @param {Record<string, string>} record
 * @param {readonly { check: { name: string, inputs?: object }, digest?: string, failed: number, found: { unreached: string[] } }[]} results
 */
export function withPassed(record, results, digest = digestOf) {
  const passed = results.filter(
    ({ check, digest: before, failed, found }) =>
      check.inputs && failed === 0 && found.unreached.length === 0 && before === digest(check.inputs),
  );
  return { ...record, ...Object.fromEntries(passed.map((result) => [result.check.name, result.digest])) };
}

/**
 * The committed record after a run: it changes only if every check passed.
 * @param {readonly { check: object, digest: string }[]} earlier Proofs that passed earlier in this checkout, with the same inputs.
 */
export function recordAfter(record, results, earlier = [], digest = digestOf) {
  if (results.some(({ failed }) => failed > 0)) return record;
  const passedEarlier = earlier.map((proof) => ({ ...proof, failed: 0, found: { unreached: [] } }));
  return withPassed(record, [...passedEarlier, ...results], digest);
}

export function writeRecord(record, file = recordFile) {
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => alphabetically(one, other)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
