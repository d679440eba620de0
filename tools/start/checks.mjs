// Runs checks, small ones side by side, continues after a failure, and prints a line for each and a summary.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runInto } from './install.mjs';
import { digestOf, due, localRecordFile, readRecord, recordAfter, withPassed, writeRecord } from './proofs.mjs';
import { readReport } from './testReports.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command A program of the project.
 * @property {string[]} args
 * @property {string} [report] JSON of vitest, of Playwright, or `{passed, failed, failures?, unreached?}`.
 * @property {string[]} [after] Names of checks whose results this one reads.
 * @property {boolean} [isParallel] It uses all cores, so it runs alone.
 * @property {Record<string, string>} [env]
 * @property {string[]} [unreached] Parts of it that cannot run here, with the reason.
 * @property {{ workspaces: string[], paths?: string[] }} [inputs] Its only inputs: it is skipped while they are unchanged.
 */

/** Creates an empty folder for the reports of a run. */
function emptyResults() {
  const results = join(root, 'test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return results;
}

/** A vitest run of the named projects, or of their files below `folders`; its workers use all cores. */
export const vitest = (name, projects, folders = []) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...folders,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
  ],
  reportTo: (report) => ({ args: [`--outputFile.json=${report}`] }),
  isParallel: true,
});

/** A script that writes its report to `REPORT`. */
export const script = (name, path, words = []) => ({
  name,
  command: 'node',
  args: ['--disable-warning=ExperimentalWarning', path, ...words],
  reportTo: (report) => ({ env: { REPORT: report } }),
});

/** A Playwright run of the named projects. Tests mostly wait, so there are more workers than cores. */
export const playwright = (name, projects, workers = 5) => ({
  name,
  command: 'playwright',
  args: ['test', `--workers=${workers}`, ...projects.flatMap((project) => ['--project', project])],
  reportTo: (report) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
  isParallel: true,
});

/**
 * Starts tasks in order when the tasks in their `after` are finished and fewer than `lanes` are running. A parallel task runs alone.
 * @template {{ name: string, after?: string[], isParallel?: boolean }} Task
 * @param {readonly Task[]} tasks
 * @param {(task: Task) => Promise<void>} work
 */
export async function inLanes(tasks, work, lanes = 2) {
  const waiting = [...tasks];
  const finished = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let isFull = false;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      ({ after = [], isParallel = false }) =>
        after.every((name) => finished.has(name)) && (running.size === 0 || !isParallel),
    );
    if (next >= 0 && running.size < lanes && !isFull) {
      const [task] = waiting.splice(next, 1);
      isFull = task.isParallel === true;
      const end = () => {
        finished.add(task.name);
        running.delete(task.name);
        isFull = false;
      };
      running.set(task.name, work(task).finally(end));
    } else if (running.size === 0) {
      throw new Error(`These tasks wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    } else await Promise.race(running.values());
  }
}

const secondsSince = (started) => Math.round((Date.now() - started) / 1000);

const counts = ({ passed, failed }) => (failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`);

/** Runs one check and prints one line, and its log if it failed. */
async function runCheck(check, results, env) {
  const started = Date.now();
  const base = join(results, check.name.replaceAll(' ', '-'));
  const report = check.reportTo && `${base}.json`;
  const reporting = check.reportTo?.(report) ?? {};
  const digest = check.inputs && digestOf(check.inputs);
  const status = await runInto(`${base}.log`, check.command, [...check.args, ...(reporting.args ?? [])], {
    ...env,
    ...check.env,
    ...reporting.env,
  });
  const found = readReport(report, status);
  // A runner can fail without a failed test, for example because of an unhandled error.
  const failed = status !== 0 && found.failed === 0 ? 1 : found.failed;
  const seconds = secondsSince(started);
  if (failed > 0) console.log(`\n── ${check.name} ──\n${readFileSync(`${base}.log`, 'utf8')}`);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(24)} ${String(seconds).padStart(5)} s   ${counts({ ...found, failed })}`,
  );
  return {
    check,
    digest,
    failed,
    seconds,
    found: { ...found, unreached: [...(check.unreached ?? []), ...found.unreached] },
  };
}

/** The summary of all checks, because CI keeps only the end of a long log. */
export function summaryOf(results) {
  const all = (key) => results.flatMap(({ check, found }) => found[key].map((text) => `${check.name}: ${text}`));
  const lists = [
    // The longest first.
    ['Page at the failure', all('pages')],
    ['Failed', all('failures')],
    ['Passed on the second try, to be fixed', all('retried')],
    ['Warnings', all('warnings')],
    ['Not available here, not checked', all('unreached')],
  ];
  const passed = results.reduce((sum, { found }) => sum + found.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return [
    ...lists.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `${title}:\n  ${lines.join('\n  ')}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/**
 * Runs the checks and ends the process.
 * @param {readonly Check[]} checks
 * @param {{ env: Record<string, string>, isEverything?: boolean }} options `isEverything`: include checks whose inputs are unchanged.
 */
export async function runChecks(checks, { env, isEverything = false }) {
  const started = Date.now();
  const results = [];
  const folder = emptyResults();
  const record = readRecord();
  const localRecord = readRecord(localRecordFile);
  const wanted = isEverything ? checks : due(due(checks, record), localRecord);
  await inLanes(wanted, async (check) => void results.push(await runCheck(check, folder, env)));
  for (const { name } of checks)
    if (!wanted.some((check) => check.name === name))
      console.log(`- ${name.padEnd(24)}         unchanged since it passed`);
  const earlier = checks
    .filter((check) => !wanted.includes(check))
    .map((check) => ({ check, digest: localRecord[check.name] }));
  writeRecord(withPassed(localRecord, results), localRecordFile);
  writeRecord(recordAfter(record, results, earlier));
  console.log(`\n${secondsSince(started)} s\n${summaryOf(results)}`);
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}
