// Installs the project, then the peers. Runs on the machine's own Node, as tools/start/install.mjs does.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureNode, projectEnvironment } from '../tools/start/install.mjs';

function ensurePeers() {
  const folder = import.meta.dirname;
  const marker = join(folder, 'node_modules', '.installed-lock.sha256');
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  console.log('Installing the peers of the benches (npm ci in bench/) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: projectEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(marker, hash);
  else console.log('The peers could not be installed: our own numbers only.');
}

ensureInstalled();
ensureNode();
ensurePeers();
