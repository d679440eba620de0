// Runs checks one after the other, all of them whatever fails, and prints one summary at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './install.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command A program of the project.
 * @property {string[]} args
 * @property {string} [report] JSON of vitest, of Playwright, or `{passed, failed}`.
 * @property {Record<string, string>} [env]
 */

const nothing = [];

/** vitest keeps what failed before a test passed. */
const retriedByVitest = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);

/** Counts of one finished check, and the tests that passed at their second try; without a report it counts as one. */
function outcome(report, status) {
  if (!report || !existsSync(report)) {
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, retried: nothing };
  }
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('numTotalTests' in json) {
    return { passed: json.numPassedTests, failed: json.numFailedTests, retried: retriedByVitest(json) };
  }
  if ('stats' in json) {
    const { expected, flaky, unexpected } = json.stats;
    return { passed: expected, failed: unexpected + flaky, retried: nothing };
  }
  return { passed: json.passed, failed: json.failed, retried: nothing };
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
  const secondTries = [];
  for (const check of checks) {
    console.log(`\n── ${check.name} ──`);
    const started = Date.now();
    if (check.report) mkdirSync(dirname(check.report), { recursive: true });
    const status = run(check.command, check.args, { env: { ...env, ...check.env } });
    const { passed, failed, retried } = outcome(check.report, status);
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
  if (secondTries.length > 0) console.log(`Passed at the second try, to be mended:\n  ${secondTries.join('\n  ')}`);
  const total = (key) => summary.reduce((sum, row) => sum + row[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
