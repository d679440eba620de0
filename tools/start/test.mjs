// `npm test`: installs what is missing, then every quick check of the project. The slow proofs: deep.mjs.
import { join } from 'node:path';
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { emptyResults, journeys, proof, runChecks, vitest } from './checks.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
const results = emptyResults();
const report = (name) => join(results, `${name}.json`);

await runChecks(
  [
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    { name: 'lint', command: 'oxlint', args: [] },
    { name: 'format', command: 'oxfmt', args: ['--check'] },
    { name: 'types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-b'] },
    // Tests read the packages' style sheets as a consumer does, from what is built.
    { ...vitest('stories', ['storybook-light', 'browser'], report('stories')), after: ['build'] },
    { ...vitest('unit', ['unit', 'unit-isolated'], report('unit')), after: ['build'] },
    { ...proof('bytes', 'tools/bytes/src/main.ts', report('bytes')), after: ['build'] },
    { ...journeys('e2e', ['journeys'], report('e2e'), 4), after: ['build'] },
  ],
  { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: ensureHeadlessShell(chromium), CI: process.env.CI ?? '' },
);
