import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { asUnreached } from './apps.ts';
import { Report } from './report.ts';

const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
const written = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test('an unreachable registry is reported but is not a failure; a failed check is', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const report = new Report();
  await report.check('installs', () => {
    throw asUnreached(new Error('npm install ended with 1.\nnpm error code ENOTFOUND'));
  });
  report.finish(file);
  expect(written()).toMatchObject({ failed: 0, unreached: ['installs: The npm registry does not respond.'] });
  expect(process.exitCode).toBe(0);

  await report.check('builds', () => {
    throw asUnreached(new Error('npm install ended with 1.\nnpm error code ERESOLVE'));
  });
  report.finish(file);
  expect(written()).toMatchObject({ failed: 1, failures: ['builds'] });
  expect(process.exitCode).toBe(1);
});

test('a warning is reported but is not a failure', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const report = new Report();
  await report.check('weighs', () => report.warn('a little more'));
  report.finish(file);
  expect(written()).toMatchObject({ passed: 1, failed: 0, warnings: ['a little more'] });
});
