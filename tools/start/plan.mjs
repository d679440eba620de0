// What each command runs.
import { playwright, script, vitest } from './checks.mjs';

const packages = ['@edge-console/ui', '@edge-console/forms', '@edge-console/tour'];
const build = (...tasks) => ({
  name: 'build',
  command: 'turbo',
  args: ['run', 'build', ...tasks, '--output-logs=errors-only'],
  isParallel: true,
});

/** Checks with known inputs. `npm test` runs them if their inputs changed since they passed; `npm run test:deep` runs all. */
export const proofs = [
  {
    ...vitest('components', ['storybook-light', 'browser'], ['packages/']),
    after: ['build'],
    inputs: { workspaces: packages, paths: ['.storybook', 'vitest.frame.ts'] },
  },
  {
    ...vitest('api', ['api', 'api-isolated']),
    inputs: { workspaces: ['@edge-console/api'], paths: ['apps/documentation/content/api.md'] },
  },
  {
    ...vitest('local cloud', ['local-cloud']),
    inputs: { workspaces: ['@edge-console/local-cloud'] },
  },
  {
    ...script('overlays in WebKit', 'tools/webkit/src/main.ts'),
    after: ['build'],
    inputs: { workspaces: packages, paths: ['.storybook', 'tools/webkit', 'tools/visual', 'tools/packed'] },
  },
  {
    ...script('packed packages', 'tools/packed/src/main.ts', ['Plain']),
    after: ['build'],
    inputs: { workspaces: packages, paths: ['tools/packed'] },
  },
];

/** The other checks of `npm test`. */
export const quick = [
  build(),
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  script('words', 'tools/words/src/main.ts'),
  // Alone: on a fresh clone, its time distinguishes a slow machine from slow tests.
  { name: 'types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-b'], isParallel: true },
  { ...script('bytes', 'tools/bytes/src/main.ts'), after: ['build'] },
  // Some tests read the style sheets of the built packages.
  { ...vitest('unit', ['unit', 'unit-isolated']), after: ['build'] },
  { ...vitest('console components', ['storybook-light', 'browser'], ['apps/', '.storybook/']), after: ['build'] },
  { ...playwright('end-to-end', ['journeys']), after: ['build'] },
];

/** The checks of `npm run test:deep`. */
export const deep = (unreached, { browsers = ['firefox', 'webkit'], hasInfra = true, hasPostgres = true } = {}) => [
  build('//#build-storybook'),
  {
    ...playwright('end-to-end', ['journeys-deep', 'deep', 'pseudo-locale']),
    after: ['build'],
  },
  // Two processes of each service, with PostgreSQL.
  ...(hasPostgres
    ? [
        { ...playwright('built services', ['built-services']), after: ['build'], env: { SERVICES: 'built' } },
        // During a deployment, the schema is already that of the next release, and later its services are.
        ...['previous', 'next'].map((release) => ({
          ...script(`previous console, ${release} services`, 'tools/start/src/production/previousRelease.ts', [
            release,
          ]),
          after: ['build'],
          isParallel: true,
        })),
      ]
    : []),
  ...(browsers.length > 0 ? [{ ...playwright('other browsers', browsers, 2), after: ['build'] }] : []),
  // Light mode with axe in both modes is in `npm test`.
  { ...vitest('components in dark', ['storybook-dark']), after: ['build'] },
  { ...vitest('properties', ['deep']), after: ['build'], unreached },
  ...(hasInfra
    ? [
        { name: 'infrastructure types', command: 'node', args: ['node_modules/ts7/bin/tsc', '-p', 'infra'] },
        vitest('infrastructure', ['infra'], ['--root=infra']),
      ]
    : []),
  { ...script('packed in apps', 'tools/packed/src/main.ts', ['Vite', 'Next']), after: ['build'] },
  // Last, because screenshots are retried while the machine is busy.
  {
    ...script('screenshots', 'tools/visual/src/main.ts'),
    after: ['end-to-end', 'components in dark', 'properties', 'packed in apps', ...proofs.map(({ name }) => name)],
  },
];
