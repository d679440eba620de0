import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inLanes, outcome, summaryOf } from './checks.mjs';

function written(text) {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  writeFileSync(file, text);
  return file;
}

const reported = (json) => outcome(written(JSON.stringify(json)), 1);

it('names what failed in vitest, a file that could not be read among it, and what passed at the second try', () => {
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

it('names what failed in Playwright, and what passed only when it was tried again', () => {
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

it('says why a journey failed, and what was on the page', () => {
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

it('hands on what proofs tell themselves', () => {
  const own = { passed: 4, failed: 1, failures: ['Next'], warnings: ['a little heavy'], unreached: ['no registry'] };
  expect(reported(own)).toEqual({ ...own, pages: [], retried: [] });
});

it('counts a check without a report as one', () => {
  expect([outcome(undefined, 0), outcome(undefined, 1)].map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

describe('several checks', () => {
  /** Runs tasks that end when the test wants it. */
  function observed(tasks, lanes) {
    const started = [];
    const ends = new Map();
    const work = ({ name }) => {
      started.push(name);
      return new Promise((end) => {
        ends.set(name, end);
      });
    };
    const over = inLanes(tasks, work, lanes);
    const end = async (name) => {
      ends.get(name)();
      await new Promise((resume) => {
        setImmediate(resume);
      });
    };
    return { started, end, over };
  }

  it('run a few at a time, in their order, each after what it waits for', async () => {
    const tasks = [{ name: 'build' }, { name: 'stories', after: ['build'] }, { name: 'lint' }, { name: 'unit' }];
    const { started, end, over } = observed(tasks, 2);
    expect(started).toEqual(['build', 'lint']);
    await end('lint');
    expect(started).toEqual(['build', 'lint', 'unit']);
    await end('build');
    expect(started).toEqual(['build', 'lint', 'unit', 'stories']);
    await end('unit');
    await end('stories');
    await over;
  });

  it('that are parallel themselves run alone', async () => {
    const tasks = [{ name: 'lint' }, { name: 'unit', isParallel: true }, { name: 'format' }, { name: 'types' }];
    const { started, end, over } = observed(tasks, 2);
    expect(started).toEqual(['lint', 'format']);
    await end('format');
    expect(started).toEqual(['lint', 'format', 'types']);
    await end('types');
    await end('lint');
    expect(started).toEqual(['lint', 'format', 'types', 'unit']);
    await end('unit');
    await over;
  });

  it('that wait for each other are told, instead of waiting for ever', async () => {
    const tasks = [
      { name: 'one', after: ['other'] },
      { name: 'other', after: ['one'] },
    ];
    await expect(observed(tasks, 2).over).rejects.toThrow('one, other');
  });

  const found = { passed: 1, failed: 0, failures: [], pages: [], retried: [], warnings: [], unreached: [] };
  const result = (name, status, own) => ({ check: { name }, status, seconds: 1, found: { ...found, ...own } });

  it('are summed up in one text, whose end names what failed and counts', () => {
    const { text, failed } = summaryOf([
      result('unit', 1, { failed: 1, failures: ['adds'], pages: ['adds: a table'], retried: ['waits'] }),
      result('bytes', 0, { warnings: ['sign-in weighs more'] }),
      result('packed', 0, { unreached: ['Vite: no registry'] }),
    ]);
    expect(failed).toBe(1);
    expect(text.split('\n')).toEqual([
      'On the page when it failed:',
      '  unit: adds: a table',
      'Failed:',
      '  unit: adds',
      'Passed at the second try, to be mended:',
      '  unit: waits',
      'Warnings:',
      '  bytes: sign-in weighs more',
      'Could not be reached from here, and was not looked at:',
      '  packed: Vite: no registry',
      '3 passed, 1 failed',
    ]);
  });

  it('count a program that ended badly without a failed test', () => {
    expect(summaryOf([result('lint', 1, { passed: 0 })]).failed).toBe(1);
  });
});
