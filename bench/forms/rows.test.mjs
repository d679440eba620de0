import { expect, test } from 'vitest';
import { rowsOf } from './rows.mjs';

const net = (mount) => ({ mount, keystroke: mount / 10, script: mount / 100, submit: mount / 2, missed: 0 });
const measured = (forms) => ({
  summary: new Map([
    [20, new Map(Object.entries(forms).map(([id, mount]) => [id, net(mount)]))],
    [1_000, new Map(Object.entries(forms).map(([id, mount]) => [id, net(mount * 2)]))],
  ]),
  counts: Object.keys(forms).map((id) => ({ id, size: 20, verdict: 1, quiet: 0, submitCommits: 1 })),
  validity: {},
  bytes: Object.fromEntries(
    ['react-only', ...Object.keys(forms)].map((id, index) => [id, { scripts: 1_000 * index, styles: 0 }]),
  ),
  races: { ours: { moved: true, unmounted: false, reset: null }, rhf: { moved: true } },
  schema: undefined,
  violations: 0,
});
const rowOf = (results, text) => rowsOf(results).find((row) => row.row === text);

const all = measured({ 'react-store-contain': 20, ours: 21, 'rhf-native': 30, 'rhf-valibot': 40 });

test('compares ours with the best peer, and both with the floor', () => {
  const rows = rowsOf(all);
  const index = rows.findIndex(({ row }) => row === '20 fields: mount');
  expect(rows[index]).toMatchObject({ ours: 21, best: 30, peer: 'react-hook-form', goal: 30, holds: true });
  expect(rows[index + 1]).toMatchObject({ row: '  to the floor', ours: 1.05, best: 1.5, goal: 1.05, holds: true });
});

test('counts bytes over React', () => {
  expect(rowOf(all, 'bytes over React, valibot included')).toMatchObject({ ours: 2_000, best: 3_000 });
});

test('compares a keystroke in the largest form with one in the smallest', () => {
  expect(rowOf(all, 'a keystroke at 1,000 fields to one at 20 fields')).toMatchObject({
    ours: 2,
    goal: 1.6,
    holds: false,
  });
});

test('counts an unsupported race as neither won nor lost', () => {
  expect(rowOf(all, 'races lost')).toMatchObject({ ours: 1, best: 0, holds: false });
  expect(rowOf(all, 'races that cannot be run')).toMatchObject({ ours: 1, holds: false });
});

test('has no row for values that were not measured', () => {
  const withoutPeers = rowOf(measured({ ours: 21 }), '20 fields: mount');
  expect(withoutPeers).toMatchObject({ best: null, goal: null, holds: null });
  expect(rowOf(measured({ 'react-store-contain': 20 }), '20 fields: mount')).toBeUndefined();
});
