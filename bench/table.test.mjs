import { expect, test } from 'vitest';
import { failsGoal, formatTable, rowOf } from './table.mjs';

test('a goal is an upper limit', () => {
  expect(rowOf('bytes', 'page', 'B', 10, { goal: 10 }).holds).toBe(true);
  expect(rowOf('bytes', 'page', 'B', 11, { goal: 10 }).holds).toBe(false);
  expect(rowOf('bytes', 'page', 'B', 11).holds).toBeNull();
});

test('missed goals in bytes and counts fail the run; times and ratios do not', () => {
  const isFailing = (unit) => failsGoal(rowOf('any', 'row', unit, 2, { goal: 1 }));
  expect(['B', 'B gz', 'B br', 'count', 'px'].map(isFailing)).toEqual([true, true, true, true, true]);
  expect(['ms', 'ratio'].map(isFailing)).toEqual([false, false]);
});

test('shows an exceeded budget and a missed time differently', () => {
  const table = formatTable('bytes', [
    rowOf('bytes', 'page', 'B gz', 2048, { goal: 1024, best: 4096, peer: 'Other' }),
    rowOf('bytes', 'start', 'ms', 2048, { goal: 1024 }),
    rowOf('bytes', 'binding', 'B br', 380, { goal: 400 }),
  ]);
  expect(table).toMatch(/page .*2\.0 KB +4\.0 KB +Other +≤ 1\.0 KB +FAILS/);
  expect(table).toMatch(/start .*2048 ms +≤ 1024 ms +missed/);
  expect(table).toMatch(/binding .*380 B +≤ 400 B +holds/);
});
