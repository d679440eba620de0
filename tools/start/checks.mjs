// Runs checks one after the other, all of them whatever fails, and prints one summary at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './install.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command A program of the project.
 * @property {string[]} args
 * @property {string} [report] JSON of vitest, of Playwright, or `{passed, failed, failures?}`.
 * @property {Record<string, string>} [env]
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

/** In Playwright's report a specification has a test for each project. */
function ofPlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: specsOf({ suites })
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(
        ({ file, line, title, tests }) =>
          `${file}:${line} ${title}${tests.map((test) => reasonsOf(test) + pageOf(test)).join('')}`,
      ),
    retried: nothing,
  };
}

/** What one finished check found; without a report it counts as one. */
export function outcome(report, status) {
  if (!report || !existsSync(report)) {
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: nothing, retried: nothing };
  }
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('numTotalTests' in json) return ofVitest(json);
  if ('stats' in json) return ofPlaywright(json);
  return { failures: nothing, retried: nothing, ...json };
}

/** A vitest run of the named projects. */
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
 * Runs the checks and ends the process.
 * @param {Check[]} checks
 * @param {Record<string, string>} env For all of them.
 */
export function runChecks(checks, env) {
  const summary = [];
  const failures = [];
  const secondTries = [];
  for (const check of checks) {
    console.log(`\n── ${check.name} ──`);
    const started = Date.now();
    if (check.report) mkdirSync(dirname(check.report), { recursive: true });
    const status = run(check.command, check.args, { env: { ...env, ...check.env } });
    const { passed, failed, failures: failedTests, retried } = outcome(check.report, status);
    failures.push(...failedTests.map((failure) => `${check.name}: ${failure}`));
    secondTries.push(...retried);
    // A runner may fail without a failed test: an unhandled error, a missing file.
    summary.push({
      check: check.name,
      passed,
      failed: status !== 0 && failed === 0 ? 1 : failed,
      seconds: Math.round((Date.now() - started) / 1000),
    });
  }
  console.log();
  console.table(summary);
  // Again, at the end: of a long log only that may be kept.
  if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n  ')}`);
  if (secondTries.length > 0) console.log(`Passed at the second try, to be mended:\n  ${secondTries.join('\n  ')}`);
  const total = (key) => summary.reduce((sum, row) => sum + row[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
