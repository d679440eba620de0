import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

// Runs the previous release's end-to-end tests while a deployment is under way: with the next release's migrations, and either its own
// services or those of the next release. The previous release is the newest commit without the newest migration.
const root = resolve(import.meta.dirname, '../../../..');
const journal = 'apps/api/migrations/meta/_journal.json';
const previous = join(root, '.data/previous-release');

const servicesOf = process.argv[2];
if (servicesOf !== 'previous' && servicesOf !== 'next') throw new Error('Whose services? “previous” or “next”');

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const environment = {
  ...process.env,
  PATH: `${join(previous, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
};

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd: previous, env: environment, stdio: 'inherit' });
}

function checkOut(): void {
  const commit = git('rev-parse', `${git('log', '-1', '--format=%H', '--', journal)}^`);
  const isThere = existsSync(join(previous, '.git')) && git('-C', previous, 'rev-parse', 'HEAD') === commit;
  if (isThere && existsSync(join(previous, 'apps/console/dist'))) return;
  if (existsSync(previous)) git('worktree', 'remove', '--force', previous);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', previous, commit);
  run('npm', 'ci', '--no-audit', '--no-fund');
  run('turbo', 'run', 'build', '--output-logs=errors-only');
}

checkOut();
const { status } = spawnSync('playwright', ['test', '--project=built-services', '--workers=3'], {
  cwd: previous,
  env: {
    ...environment,
    SERVICES: 'built',
    MIGRATIONS_ROOT: root,
    ...(servicesOf === 'next' ? { SERVICES_ROOT: root } : {}),
    ...(process.env['REPORT'] ? { PLAYWRIGHT_JSON_OUTPUT_FILE: process.env['REPORT'] } : {}),
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
