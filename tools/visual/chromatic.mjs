// `npm run chromatic`: publishes the boards to Chromatic. Requires a token.
import { ensureInstalled, ensureNode, run } from '../start/install.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Chromatic needs CHROMATIC_PROJECT_TOKEN, the token of a project there. Without it: npm run visual.');
  process.exit(1);
}
if (process.env.CI && !process.env.CHROMATIC_IN_CI) {
  console.error('To run Chromatic in CI, set CHROMATIC_IN_CI=1.');
  process.exit(1);
}
ensureInstalled();
ensureNode();
const built = run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only']);
if (built !== 0) process.exit(built);
process.exit(run('chromatic', ['--storybook-build-dir=storybook-static', '--exit-zero-on-changes']));
