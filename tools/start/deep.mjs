// `npm run test:deep`: the slow proofs. All stories in dark mode, long properties, long journeys and each fault on their way,
// the packages as other applications install them, the looks.
import { join } from 'node:path';
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { emptyResults, journeys, proof, runChecks, vitest } from './checks.mjs';
import { ensurePackage } from './debianPackage.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
// Without one of them its tests are left out, and named at the end.
const unreached = [
  process.env.CLICKHOUSE_URL || ensurePackage('clickhouse-server')
    ? undefined
    : 'measurements over ClickHouse: no ClickHouse is installed, and none can be',
  ensurePackage('s3cmd') ? undefined : 'the object store by s3cmd: it is not installed, and cannot be',
].filter((reason) => reason !== undefined);
const results = emptyResults('deep');
const report = (name) => join(results, `${name}.json`);

await runChecks(
  [
    { name: 'build', command: 'turbo', args: ['run', 'build', '//#build-storybook', '--output-logs=errors-only'] },
    {
      ...journeys('journeys', ['journeys-landing', 'journeys-deep', 'deep', 'pseudo-locale'], report('journeys'), 5),
      after: ['build'],
    },
    // Played in light, and seen by axe in both modes, in `npm test`; what `npm run test:landing` has of it runs here, too.
    {
      ...vitest('stories in dark', ['storybook-dark', 'storybook-patterns', 'conformance'], report('stories')),
      after: ['build'],
    },
    {
      ...vitest('properties', ['deep', 'unit-landing'], report('properties')),
      after: ['build'],
      unreached,
    },
    { ...proof('packed', 'tools/packed/src/main.ts', report('packed')), after: ['build'] },
    // Alone: a picture that is taken while the machine is busy is taken again and again.
    {
      ...proof('visual', 'tools/visual/src/main.ts', report('visual')),
      after: ['journeys', 'stories in dark', 'properties', 'packed'],
    },
  ],
  {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: ensureHeadlessShell(chromium),
    CI: process.env.CI ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
  },
);
