import { describe, expect, it } from 'vitest';
import { inLanes, summaryOf } from './checks.mjs';

describe('checks', () => {
  /** Runs tasks that the test ends. */
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

  it('run two at a time, in order, each after those it waits for', async () => {
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

  it('run alone if they are parallel themselves', async () => {
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

  it('fail if they wait for each other', async () => {
    const tasks = [
      { name: 'one', after: ['other'] },
      { name: 'other', after: ['one'] },
    ];
    await expect(observed(tasks, 2).over).rejects.toThrow('one, other');
  });

  const found = { passed: 1, failed: 0, failures: [], pages: [], retried: [], warnings: [], unreached: [] };
  const result = (name, own, failed = 0) => ({ check: { name }, failed, seconds: 1, found: { ...found, ...own } });

  it('have a summary that ends with the failures and the counts', () => {
    const text = summaryOf([
      result('unit', { failures: ['adds'], pages: ['adds: a table'], retried: ['waits'] }, 1),
      result('bytes', { warnings: ['sign-in weighs more'] }),
      result('packed', { unreached: ['Vite: no registry'] }),
    ]);
    expect(text.split('\n')).toEqual([
      'Page at the failure:',
      '  unit: adds: a table',
      'Failed:',
      '  unit: adds',
      'Passed on the second try, to be fixed:',
      '  unit: waits',
      'Warnings:',
      '  bytes: sign-in weighs more',
      'Not available here, not checked:',
      '  packed: Vite: no registry',
      '3 passed, 1 failed',
    ]);
  });
});
