// Installs Debian packages that some tests need. JavaScript with a declaration file, because `deep.mjs` imports it on the machine's own Node,
// which does not have to run TypeScript.
import { existsSync } from 'node:fs';
import { run } from './install.mjs';

/** Where Debian's packages put a program, and ClickHouse's own installer. */
const hasProgram = (name) => ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(`${folder}/${name}`));

/**
 * Whether the program of a package is available: installed before, or by this.
 * @param {string} name
 * @param {string} [program]
 */
export function ensurePackage(name, program = name) {
  if (hasProgram(program)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} …`);
  run('apt-get', ['update', '-qq'], { quiet: true });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return hasProgram(program);
}

/** Whether Debian's Firefox is available. */
export const ensureFirefox = () => ensurePackage('firefox-esr');

/** Whether WebKitGTK, the engine of Safari, its driver and a display for it are available. */
export const ensureWebKit = () =>
  ensurePackage('xvfb', 'Xvfb') && ensurePackage('webkit2gtk-driver', 'WebKitWebDriver');
