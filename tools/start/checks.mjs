// Runs checks, small ones beside each other, all of them whatever fails, and prints one summary at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, runInto } from './install.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command A program of the project.
 * @property {string[]} args
 * @property {string} [report] JSON of vitest, of Playwright, or `{passed, failed, failures?, unreached?}`.
 * @property {string[]} [after] Names of checks that have to be over: this one reads what they make.
 * @property {boolean} [isParallel] It keeps all cores busy by itself: nothing runs beside it.
 * @property {Record<string, string>} [env]
 * @property {string[]} [unreached] What is known before it runs: a part of it cannot be looked at here.
 */

const nothing = [];
const firstLine = (text = '') => text.split('\n', 1)[0];

/** vitest keeps what failed before a test passed. A file that could not be read has no tests, only a message. */
function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`),
    ],
    retried: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
  };
}

const specsOf = ({ suites = nothing, specs = nothing }) => [...specs, ...suites.flatMap(specsOf)];

const indented = (text) => text && `\n${text.trimEnd()}`.replaceAll('\n', '\n    ');

/** Why a journey failed, as Playwright says it: what was expected of what and where, and what it saw while it waited. */
const reasonsOf = ({ results = nothing }) =>
  results
    .flatMap(({ errors = nothing }) => errors)
    .map(({ message = '', location }) => {
      const place = location ? `at line ${location.line}\n` : '';
      return indented(place + stripVTControlCharacters(message).split('\n').slice(0, 24).join('\n'));
    })
    .join('');

/** What was on the page when a journey failed, as Playwright wrote it: where only the log is kept, its traces are gone. */
function pageOf({ results = nothing }) {
  const path = results
    .flatMap(({ attachments = nothing }) => attachments)
    .find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  return indented(/```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
}

const headOf = ({ file, line, title }) => `${file}:${line} ${title}`;

/** In Playwright's report a specification has a test for each project. */
function ofPlaywright({ stats, suites }) {
  const specs = specsOf({ suites });
  const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');
  const failed = specs.filter(({ ok }) => !ok);
  const withReason = (spec) => headOf(spec) + spec.tests.map(reasonsOf).join('');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failed.map(withReason),
    pages: failed.map((spec) => headOf(spec) + spec.tests.map(pageOf).join('')),
    retried: specs.filter((spec) => spec.ok && isFlaky(spec)).map(withReason),
  };
}

/**
 * What one finished check found; without a report it counts as one. `unreached`: what it could not look at, because a
 * registry or the fonts of the pictures are not here; that says nothing about the project.
 */
export function outcome(report, status) {
  const found = { failures: nothing, pages: nothing, retried: nothing, warnings: nothing, unreached: nothing };
  if (!report || !existsSync(report)) return { ...found, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('numTotalTests' in json) return { ...found, ...ofVitest(json) };
  if ('stats' in json) return { ...found, ...ofPlaywright(json) };
  return { ...found, ...json };
}

/** A vitest run of the named projects; its workers keep all cores busy. */
export function vitest(name, projects, report) {
  return {
    name,
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    isParallel: true,
  };
}

/** A script that writes its report where it is told to. */
export function proof(name, script, report, words = []) {
  return {
    name,
    command: 'node',
    args: ['--disable-warning=ExperimentalWarning', script, ...words],
    report,
    env: { REPORT: report },
  };
}

/**
 * A Playwright run of the named projects. `workers`: more than there are cores, for journeys wait longer than they work; fewer beside
 * checks that never wait.
 */
export function journeys(name, projects, report, workers) {
  return {
    name,
    command: 'playwright',
    args: ['test', `--workers=${workers}`, ...projects.flatMap((project) => ['--project', project])],
    report,
    isParallel: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
}

/** Where the reports of a run go; empty at its start. */
export function emptyResults(...folders) {
  const results = join(root, 'test-results', ...folders);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return results;
}

/**
 * Runs each task as soon as what it waits for is over and fewer than `lanes` run: the first of the list that can. One that is parallel
 * itself runs alone.
 * @template {{ name: string, after?: string[], isParallel?: boolean }} Task
 * @param {readonly Task[]} tasks
 * @param {(task: Task) => Promise<void>} work
 */
export async function inLanes(tasks, work, lanes = 2) {
  const waiting = [...tasks];
  const over = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let isFull = false;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      ({ after = [], isParallel = false }) =>
        after.every((name) => over.has(name)) && (running.size === 0 || !isParallel),
    );
    if (next >= 0 && running.size < lanes && !isFull) {
      const [task] = waiting.splice(next, 1);
      isFull = task.isParallel === true;
      const end = () => {
        over.add(task.name);
        running.delete(task.name);
        isFull = false;
      };
      running.set(task.name, work(task).finally(end));
    } else if (running.size === 0) {
      throw new Error(`Nothing ends what these wait for: ${waiting.map(({ name }) => name).join(', ')}`);
    } else await Promise.race(running.values());
  }
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/** Runs one check, and prints all that it printed once it is over: of two at a time nobody could read the lines. */
async function runCheck(check, env) {
  const started = Date.now();
  const log = join(root, 'test-results', `${check.name.replaceAll(' ', '-')}.log`);
  if (check.report) mkdirSync(dirname(check.report), { recursive: true });
  console.log(`… ${check.name}`);
  const status = await runInto(log, check.command, check.args, { ...env, ...check.env });
  console.log(`\n── ${check.name} ──\n${readFileSync(log, 'utf8')}`);
  const found = outcome(check.report, status);
  const unreached = [...(check.unreached ?? nothing), ...found.unreached];
  return { check, status, seconds: seconds(started), found: { ...found, unreached } };
}

/** The summary of all checks, in their order: what is kept of a long log is its end. */
export function summaryOf(results) {
  const all = (key) => results.flatMap(({ check, found }) => found[key].map((text) => `${check.name}: ${text}`));
  const lists = [
    // The longest first.
    ['On the page when it failed', all('pages')],
    ['Failed', all('failures')],
    ['Passed at the second try, to be mended', all('retried')],
    ['Warnings', all('warnings')],
    ['Could not be reached from here, and was not looked at', all('unreached')],
  ];
  const rows = results.map(({ check, status, seconds: taken, found: { passed, failed } }) => ({
    check: check.name,
    passed,
    // A runner may fail without a failed test: an unhandled error, a missing file.
    failed: status !== 0 && failed === 0 ? 1 : failed,
    seconds: taken,
  }));
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  return {
    rows,
    failed: total('failed'),
    text: [
      ...lists.filter(([, lines]) => lines.length > 0).map(([title, lines]) => `${title}:\n  ${lines.join('\n  ')}`),
      `${total('passed')} passed, ${total('failed')} failed`,
    ].join('\n'),
  };
}

/**
 * Runs the checks and ends the process.
 * @param {Check[]} checks
 * @param {Record<string, string>} env For all of them.
 */
export async function runChecks(checks, env) {
  const started = Date.now();
  const results = [];
  await inLanes(checks, async (check) => void results.push(await runCheck(check, env)));
  results.sort((one, other) => checks.indexOf(one.check) - checks.indexOf(other.check));
  const { rows, failed, text } = summaryOf(results);
  console.log();
  console.table(rows);
  console.log(`${seconds(started)} s in all\n${text}`);
  process.exit(failed === 0 ? 0 : 1);
}
