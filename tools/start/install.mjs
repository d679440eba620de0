// Runs on the machine's own Node (20 or later) before anything is installed: no dependency, no TypeScript.
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './isInstalled.mjs';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const modules = join(root, 'node_modules');

/** The environment of child processes, with the project's programs (including Node 24) first in PATH. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs a program of the project to its end; returns its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) throw result.error;
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`);
  return result.status ?? 1;
}

/** Runs a program of the project in parallel, writes its output to a file, and returns its exit code. */
export async function runInto(file, command, args, env = {}) {
  const log = await open(file, 'w');
  try {
    return await new Promise((done, fail) => {
      const child = spawn(command, args, {
        cwd: root,
        env: projectEnvironment(env),
        stdio: ['ignore', log.fd, log.fd],
        shell: process.platform === 'win32',
      });
      child.once('error', fail);
      child.once('close', (status) => done(status ?? 1));
    });
  } finally {
    await log.close();
  }
}

/** `packages` of a lock file; empty if it is missing or incomplete. */
function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Installs the locked dependencies if they do not match the installed ones. */
export function ensureInstalled() {
  if (isInstalled(packagesOf(join(root, 'package-lock.json')), packagesOf(join(modules, '.package-lock.json')))) return;
  console.log('Installing dependencies (npm ci). This takes one to three minutes…');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('The dependencies could not be installed. Check the network and run the command again.');
    process.exit(status);
  }
}

/** Whether the dependencies of `infra/` are installed: before, or by this. It is no workspace. */
export function ensureInfra() {
  const folder = join(root, 'infra');
  return (
    isInstalled(
      packagesOf(join(folder, 'package-lock.json')),
      packagesOf(join(folder, 'node_modules/.package-lock.json')),
    ) || run('npm', ['ci', '--prefix', 'infra', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }) === 0
  );
}

/** On Linux, Node 24 is a dependency; elsewhere it must be installed. */
export function ensureNode() {
  const found = spawnSync('node', ['--version'], { cwd: root, env: projectEnvironment(), encoding: 'utf8' });
  const version = found.stdout?.trim() ?? 'none';
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  console.error(`Node 24 or later is required; found ${version}. Install it (see .nvmrc) and run the command again.`);
  process.exit(1);
}
