// `npm run visual`: builds Storybook and compares screenshots of its boards. `-- --update` records new baselines.
import { ensureBrowser } from '../start/browser.mjs';
import { ensureInstalled, ensureNode, run } from '../start/install.mjs';

ensureInstalled();
ensureNode();
const env = { CHROMIUM_PATH: ensureBrowser() };
const built = run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only'], { env });
if (built !== 0) process.exit(built);
process.exit(run('node', ['tools/visual/src/main.ts', ...process.argv.slice(2)], { env }));
