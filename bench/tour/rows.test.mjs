import { expect, test } from 'vitest';
import { failsGoal } from '../table.mjs';
import { rowsOf } from './rows.mjs';

const weight = (brotli, styles = 400) => ({
  scripts: { brotli, gzip: brotli + 300 },
  later: { brotli: 0, gzip: 0 },
  styles: { brotli: styles, gzip: styles },
});
const results = (given) => ({ bytes: {}, summary: new Map(), facts: [], failures: [], ...given });
const rowNamed = (given, text) => rowsOf(results(given)).find(({ row }) => row === text);

test('compares bytes with the goal, and shows the lightest peer', () => {
  const bytes = { ours: weight(2_900), driver: weight(6_500), zag: weight(22_000, 0), react: weight(3_350) };
  expect(rowNamed({ bytes }, 'bytes of core and box')).toMatchObject({
    ours: 2_900,
    best: 6_500,
    peer: 'driver.js',
    holds: true,
  });
  // A library without a style sheet is not the best in styles.
  expect(rowNamed({ bytes }, 'bytes of styles')).toMatchObject({ best: 400, peer: 'driver.js' });
  expect(rowNamed({ bytes }, 'bytes of the React binding').ours).toBe(450);
  expect(failsGoal(rowNamed({ bytes: { ours: weight(6_400) } }, 'bytes of core and box'))).toBe(true);
});

test('compares times with driver.js and the floor of the same run, without failing the run', () => {
  const summary = new Map([
    ['ours', { start: 10, task: 30 }],
    ['driver', { start: 15, task: 47 }],
    ['floor', { task: 20 }],
  ]);
  const start = rowNamed({ summary }, 'start, to the first frame');
  expect(start).toMatchObject({ goal: 9, holds: false });
  expect(failsGoal(start)).toBe(false);
  expect(rowNamed({ summary }, '  to the floor')).toMatchObject({ ours: 1.5, goal: 1.15 });
});

test('a step that is never shown fails the run', () => {
  const row = rowNamed({ summary: new Map([['ours', { never: 1, next: 5 }]]) }, 'steps that were never shown');
  expect(failsGoal(row)).toBe(true);
});

test('an offset of one pixel, a layout while scrolling or a leaked listener fails the run', () => {
  const summary = new Map([['ours', { drift: 1, scrollLayouts: 1 }]]);
  const facts = [{ id: 'ours', leaks: { listeners: 1 }, modal: 1 }];
  const failing = rowsOf(results({ summary, facts })).filter(failsGoal);
  expect(failing.map(({ row }) => row)).toEqual([
    'layouts while the page scrolls',
    'off while the page scrolls',
    'listeners left by all cycles',
    'of no use over a modal dialog',
  ]);
});

test('a failed page of ours fails the run; one of a peer does not', () => {
  const summary = new Map([['ours', {}]]);
  const failure = (id) => ({ id, part: 'leaks', message: 'gone' });
  const row = (failures) => rowNamed({ summary, failures }, 'pages that failed');
  expect(row([failure('zag')])).toMatchObject({ ours: 0, holds: true });
  expect(row([failure('zag'), failure('ours')])).toMatchObject({ ours: 1, holds: false });
});

test('has no row for values that were not measured', () => {
  expect(rowsOf(results({ bytes: { driver: weight(6_500) }, summary: new Map([['driver', { start: 15 }]]) }))).toEqual(
    [],
  );
});
