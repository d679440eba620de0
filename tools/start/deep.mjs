// `npm run test:deep`: the slow proofs. All stories in dark mode, long properties, long journeys and each fault on their way,
// the packages as other applications install them, the looks.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { emptyResults, runChecks, vitest } from './checks.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
const results = emptyResults('deep');
const report = (name) => join(results, `${name}.json`);
const proof = (name, script) => ({
  name,
  command: 'node',
  args: ['--disable-warning=ExperimentalWarning', script],
  report: report(name),
  env: { REPORT: report(name) },
});

runChecks(
  [
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    { name: 'storybook', command: 'turbo', args: ['run', '//#build-storybook', '--output-logs=errors-only'] },
    // Played in light, and seen by axe in both modes, in `npm test`.
    vitest('stories in dark', ['storybook-dark'], report('stories')),
    vitest('properties', ['deep'], report('properties')),
    {
      name: 'journeys',
      command: 'playwright',
      args: ['test', '--project=deep'],
      report: report('journeys'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') },
    },
    proof('packed', 'tools/packed/src/main.ts'),
    proof('visual', 'tools/visual/src/main.ts'),
  ],
  { CHROMIUM_PATH: chromium, CI: process.env.CI ?? '', NEXT_TELEMETRY_DISABLED: '1' },
);
