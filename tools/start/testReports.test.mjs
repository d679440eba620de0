import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReport } from './testReports.mjs';

function written(text) {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
}

const reported = (json) => readReport(written(JSON.stringify(json)), 1);

it('lists failed tests of vitest, files that failed to load, and tests that passed on the second try', () => {
  const test = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [test('adds', 'passed'), test('takes', 'failed', 'expected 1\n    at a.test.ts:3')],
    },
    {
      name: 'b.test.ts',
      status: 'passed',
      assertionResults: [test('waits', 'passed', 'too early\n    at b.test.ts:5')],
    },
    { name: '/c.test.ts', status: 'failed', assertionResults: [], message: 'no such module\n at c' },
  ];
  expect(reported({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1, testResults })).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['takes: expected 1', expect.stringMatching(/c\.test\.ts: no such module$/)],
    retried: ['waits: too early'],
  });
});

it('lists failed tests of Playwright, and tests that passed on the second try', () => {
  const spec = (title, ok, status) => ({ title, ok, file: 'list.spec.ts', line: 8, tests: [{ status }] });
  const suites = [
    {
      specs: [spec('pages', true, 'expected')],
      suites: [{ specs: [spec('sorting', false, 'unexpected'), spec('search', true, 'flaky')] }],
    },
  ];
  expect(reported({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['list.spec.ts:8 sorting'],
    retried: ['list.spec.ts:8 search'],
  });
});

it('gives the reason of a failed end-to-end test, and the page at the failure', () => {
  const path = written('# Test info\n\n# Page snapshot\n\n```yaml\n- dialog "Invite user":\n  - button "Close"\n```\n');
  const message = '\u001B[31mError: not visible\u001B[39m\n\nCall log:\n  - waiting for the question\n';
  const results = [
    {
      errors: [{ message, location: { file: '/a.spec.ts', line: 12, column: 5 } }],
      attachments: [
        { name: 'trace', path: '/gone.zip' },
        { name: 'error-context', path },
      ],
    },
  ];
  const specs = [{ title: 'asks', ok: false, file: 'a.spec.ts', line: 8, tests: [{ status: 'unexpected', results }] }];
  const { failures, pages } = reported({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs }] });
  expect(failures).toEqual([
    [
      'a.spec.ts:8 asks',
      '    at line 12',
      '    Error: not visible',
      '    ',
      '    Call log:',
      '      - waiting for the question',
    ].join('\n'),
  ]);
  expect(pages).toEqual([['a.spec.ts:8 asks', '    - dialog "Invite user":', '      - button "Close"'].join('\n')]);
});

it('passes on the report of a script', () => {
  const own = { passed: 4, failed: 1, failures: ['Next'], warnings: ['a little heavy'], unreached: ['no registry'] };
  expect(reported(own)).toEqual({ ...own, pages: [], retried: [] });
});

it('counts a check without a report as one test', () => {
  expect([readReport(undefined, 0), readReport(undefined, 1)].map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});
