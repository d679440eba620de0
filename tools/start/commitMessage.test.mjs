import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { problemOf } from './commitMessage.mjs';
import { root } from './install.mjs';

it.each([
  'feat(console): show the data folder',
  'fix(start)!: bind ports before naming them\n\nA body of any length.',
  'docs: name the Node version',
  '\n# A comment of the editor\ntest(ui/table): sort by two columns',
  "Merge branch 'main' into topic",
  'Revert "feat(console): show the data folder"',
  'fixup! feat(console): show the data folder',
  'squash! Anything',
  '',
])('accepts %j', (message) => {
  expect(problemOf(message)).toBeNull();
});

it.each([
  ['Show the data folder', 'type(scope)'],
  ['feature(console): show the data folder', 'type(scope)'],
  ['fix(Console): show the data folder', 'type(scope)'],
  ['fix(console) show the data folder', 'type(scope)'],
  ['fix(console):', 'type(scope)'],
  ['fix(console): show the data folder.', 'period'],
  [`fix(console): ${'x'.repeat(60)}`, 'from 74 to 72'],
])('rejects %j', (message, reason) => {
  expect(problemOf(message)).toContain(reason);
});

it('stops the commit as a git hook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const message = join(folder, 'COMMIT_EDITMSG');
  const hook = (text) => {
    writeFileSync(message, text);
    return spawnSync(join(root, '.githooks/commit-msg'), [message], { cwd: root, encoding: 'utf8' });
  };
  expect(hook('fix(start): bind ports').status).toBe(0);
  expect(hook('Bind ports')).toMatchObject({ status: 1, stderr: expect.stringContaining('type(scope)') });
});
