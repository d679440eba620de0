// `npm test`: installs what is missing, then every quick check of the project. The slow proofs: deep.mjs.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { emptyResults, runChecks, vitest } from './checks.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
const results = emptyResults();
const report = (name) => join(results, `${name}.json`);

runChecks(
  [
    { name: 'lint', command: 'oxlint', args: [] },
    { name: 'format', command: 'oxfmt', args: ['--check'] },
    { name: 'types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-b'] },
    // Before the stories: vanilla-extract reads the packages' style sheets as a consumer does, from what is built.
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    {
      name: 'bytes',
      command: 'node',
      args: ['tools/packed/src/entryBytes.ts'],
      report: report('bytes'),
      env: { REPORT: report('bytes') },
    },
    vitest('unit', ['unit'], report('unit')),
    vitest('stories', ['storybook-light', 'browser'], report('stories')),
    {
      name: 'e2e',
      command: 'playwright',
      args: ['test', '--project=journeys'],
      report: report('e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    },
  ],
  { CHROMIUM_PATH: chromium, CI: process.env.CI ?? '' },
);
