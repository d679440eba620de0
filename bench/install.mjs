// Installs the project, then the peers of the named benchmarks. Runs on the machine's own Node, like
// tools/start/install.mjs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, ensureNode, projectEnvironment, root } from '../tools/start/install.mjs';

/** Folders of the peers by benchmark; the others have none. */
const folders = { bytes: '.', start: '.', signin: '.', forms: 'forms', table: 'table', tour: 'tour', charts: 'charts' };

function ensurePeers(name) {
  const folder = join(import.meta.dirname, name);
  const marker = join(folder, 'node_modules', '.installed-lock.sha256');
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  console.log(`Installing the libraries to compare with (npm ci in ${relative(root, folder)}) …`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: projectEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(marker, hash);
  else console.log('The libraries to compare with could not be installed. Only our own numbers are shown.');
}

ensureInstalled();
ensureNode();
const needed = process.argv.slice(2).map((bench) => folders[bench]);
for (const name of new Set(needed)) if (name !== undefined) ensurePeers(name);
