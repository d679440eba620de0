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

/** Counts of one finished check; a check without a report of its own counts as one. */
function counts(report, status) {
  if (!report || !existsSync(report)) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('numTotalTests' in json) return { passed: json.numPassedTests, failed: json.numFailedTests };
  if ('stats' in json) return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
  return { passed: json.passed, failed: json.failed };
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
  for (const check of checks) {
    console.log(`\n── ${check.name} ──`);
    const started = Date.now();
    if (check.report) mkdirSync(dirname(check.report), { recursive: true });
    const status = run(check.command, check.args, { env: { ...env, ...check.env } });
    const { passed, failed } = counts(check.report, status);
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
  const total = (key) => summary.reduce((sum, row) => sum + row[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}
