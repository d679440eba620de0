// `npm test`: installs what is missing, then every check of the project, one summary at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, root, run } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = { CHROMIUM_PATH: chromium, CI: process.env.CI ?? '' };

/** Counts of one finished check; a check without a report of its own counts as one. */
function counts(report, status) {
  if (!report || !existsSync(report)) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('numTotalTests' in json) return { passed: json.numPassedTests, failed: json.numFailedTests };
  return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
}

const vitestReport = (name) => join(results, `${name}.json`);
const vitest = (name, projects) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport(name)}`,
  ],
  report: vitestReport(name),
});

const checks = [
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-b'] },
  // Before the stories: vanilla-extract reads the packages' style sheets as a consumer does, from what is built.
  { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  vitest('unit', ['unit']),
  vitest('stories', ['storybook-light', 'storybook-dark']),
  {
    name: 'e2e',
    command: 'playwright',
    args: ['test'],
    report: join(results, 'e2e.json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'e2e.json') },
  },
];

const summary = [];
for (const check of checks) {
  console.log(`\n── ${check.name} ──`);
  const started = Date.now();
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
