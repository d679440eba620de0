// `npm run test:landing`, in CI after `npm test`: what must never land broken and cannot fail by itself. Journeys of who may not, of
// two people and of two tabs; what holds for all components, and whole pages of them; random clients of the API, killed processes and
// the whole stack; a fifth of the requests with three faults each, a fifth of the states of screens in the two modes and widths that
// differ most; the packages from their tarballs. No pictures, no registry.
import { join } from 'node:path';
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { emptyResults, journeys, proof, runChecks, vitest } from './checks.mjs';
import { ensureInstalled, ensureNode } from './install.mjs';

ensureInstalled();
ensureNode();
const chromium = ensureBrowser();
const results = emptyResults('landing');
const report = (name) => join(results, `${name}.json`);

await runChecks(
  [
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
    {
      ...journeys('journeys, faults and screens', ['journeys-landing', 'landing'], report('journeys'), 5),
      after: ['build'],
    },
    {
      ...vitest('conformance and patterns', ['conformance', 'storybook-patterns'], report('conformance')),
      after: ['build'],
    },
    { ...vitest('unit', ['unit-landing'], report('unit')), after: ['build'] },
    { ...proof('packed', 'tools/packed/src/main.ts', report('packed'), ['Plain']), after: ['build'] },
  ],
  { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: ensureHeadlessShell(chromium), CI: process.env.CI ?? '' },
);
