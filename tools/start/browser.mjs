// Finds a Chromium for the tests, or installs one. Runs on the machine's own Node, after the dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectEnvironment, root, run } from './install.mjs';

// A full browser first, as users have: the headless shell once computed another layout for a list.
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'chromium-headless-shell',
];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined;
}

function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const name of names) {
    const path = onPath(name);
    if (path) return path;
  }
  return wellKnown.find((path) => existsSync(path));
}

function playwrightsOwn() {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const found = spawnSync('node', ['-e', script], { cwd: root, env: projectEnvironment(), encoding: 'utf8' });
  const path = found.stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}

function installPackage(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  run('apt-get', ['update', '-qq'], { quiet: true });
  return (
    run('apt-get', ['install', '-y', '-qq', name], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }) === 0
  );
}

/**
 * The browser for end-to-end tests: Chromium's headless shell if it is available, else `browser`. A full browser also renders its toolbar
 * for each test, which takes more than half of the CPU time.
 */
function ensureHeadlessShell(browser) {
  const name = 'chromium-headless-shell';
  return onPath(name) ?? (installPackage(name) ? onPath(name) : undefined) ?? browser;
}

/** Path of a Chromium: an installed one, else Playwright's download, else the Debian package. */
export function ensureBrowser() {
  const found = installed() ?? playwrightsOwn();
  if (found) return found;
  console.log('No browser found. Downloading Chromium …');
  if (
    run('playwright', ['install', 'chromium'], {
      quiet: true,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    }) === 0
  ) {
    const downloaded = playwrightsOwn();
    if (downloaded) return downloaded;
  }
  console.log("The download is not possible here. Installing the distribution's package …");
  const packaged = installPackage('chromium') && installed();
  if (packaged) return packaged;
  console.error('The tests need Chromium. Install it, for example: sudo apt-get install chromium');
  process.exit(1);
}

/** Environment of all checks. Installs a browser if there is none. */
export function testEnvironment() {
  const chromium = ensureBrowser();
  return {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: ensureHeadlessShell(chromium),
    CI: process.env.CI ?? '',
  };
}
