import { expect, test } from 'vitest';
import { failsGoal } from '../table.mjs';
import { rowsOf } from './rows.mjs';

const net = (mount, rest) => ({
  mount,
  toggle: mount / 10,
  selectAll: mount / 5,
  filter: mount / 2,
  sort: mount,
  heap: 1024 ** 2,
  ...rest,
});
const measured = (tables, { counts = [], bytes = { 'react-only': { scripts: 0, later: 0, styles: 0 } } } = {}) => ({
  summary: new Map([
    [100, new Map(Object.entries(tables))],
    [1_000_000, new Map(Object.entries(tables))],
  ]),
  counts,
  bytes,
  violations: 0,
});
const rowNamed = (results, text) => rowsOf(results).find(({ row }) => row === text);

const all = measured({
  'react-virt': net(20),
  ours: net(30, { reverse: 2, hasLastRow: false }),
  'ours.whole': net(30),
  'ours.own': net(33),
  tanstack: net(60, { hasLastRow: true }),
  antd: net(50),
});

test('compares ours with the best peer, then with the floor, and its own cells with plain ones', () => {
  const rows = rowsOf(all);
  const index = rows.findIndex(({ row }) => row === '100 rows: mount');
  expect(rows[index]).toMatchObject({ ours: 30, best: 50, peer: 'antd Table', goal: 50, holds: true });
  expect(rows[index + 1]).toMatchObject({ row: '  to the floor', ours: 1.5, best: 2.5, goal: 1.5, holds: true });
  expect(rows[index + 2]).toMatchObject({ row: '  ours.whole to ours', ours: 1 });
  expect(rows[index + 3]).toMatchObject({ row: '  ours.own to ours.whole', ours: 1.1, goal: 1.15, holds: true });
});

test("compares a repeated sort with the floor's first sort", () => {
  expect(rowNamed(all, '100 rows: sort in reverse, to the first sort of the floor')).toMatchObject({ ours: 0.1 });
});

test('allows the heap to grow by eight bytes per row', () => {
  expect(rowNamed(all, '1,000,000 rows: heap over the data').goal).toBe(1024 ** 2 + 8_000_000);
});

test('an unreachable last row fails the run, a slow sort does not', () => {
  expect(failsGoal(rowNamed(all, '100 rows: last row out of reach'))).toBe(true);
  const slow = measured({ 'react-virt': net(20), ours: net(30, { sort: 100 }) });
  const index = rowsOf(slow).findIndex(({ row }) => row === '100 rows: sort');
  expect(rowsOf(slow)[index + 1]).toMatchObject({ ours: 5, holds: false });
  expect(failsGoal(rowsOf(slow)[index + 1])).toBe(false);
});

test('counts bytes over React, styles over the tokens, and all features without react-aria', () => {
  const bytes = {
    'react-only': { scripts: 70_000, later: 0, styles: 0, laterStyles: 0 },
    'theme-only': { scripts: 70_010, later: 0, styles: 3_000, laterStyles: 0 },
    'loader-only': { scripts: 70_700, later: 40, styles: 0, laterStyles: 20 },
    ours: { scripts: 78_000, later: 500, styles: 5_000, laterStyles: 800 },
    'ours.all': { scripts: 99_000, later: 9_000, styles: 9_000, own: { scripts: 90_000, later: 1_000 } },
    tanstack: { scripts: 95_500, later: 0, styles: 0, laterStyles: 0 },
  };
  const weighed = measured({ ours: net(30) }, { bytes });
  expect(rowNamed(weighed, 'bytes over React')).toMatchObject({ ours: 8_000, best: 25_500, holds: true });
  expect(rowNamed(weighed, "  of it the bundler's loader")).toMatchObject({ ours: 700 });
  expect(rowNamed(weighed, '  styles over the tokens')).toMatchObject({ ours: 2_000 });
  expect(rowNamed(weighed, '  styles asked for later')).toMatchObject({ ours: 800 });
  expect(rowNamed(weighed, 'all features, react-aria apart')).toMatchObject({ ours: 21_000, best: 25_500 });
  expect(rowNamed(weighed, '  of it before one is used')).toMatchObject({ ours: 20_000 });
  expect(rowNamed(weighed, "  react-aria's share, most of it later")).toMatchObject({ ours: 17_000 });
});

test("does not mix React's work of different sizes", () => {
  const counts = [
    { id: 'ours', size: 100, commits: 1, components: 1, cells: 0 },
    { id: 'ours', size: 1_000_000, commits: 1, components: 3, cells: 0 },
  ];
  const counted = measured({ ours: net(30) }, { counts });
  expect(rowNamed(counted, '100 rows: components of a toggle')).toMatchObject({ ours: 1, holds: true });
  expect(rowNamed(counted, '1,000,000 rows: components of a toggle')).toMatchObject({ ours: 3, holds: false });
});

test('has no row for values that were not measured', () => {
  expect(rowNamed(measured({ 'react-virt': net(20) }), '100 rows: mount')).toBeUndefined();
  expect(rowNamed(measured({ ours: net(20) }), '  to the floor')).toBeUndefined();
});
