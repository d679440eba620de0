import { expect, test } from 'vitest';
import { netOf, summarise } from './summary.mjs';

const cost = (cpu, times = 1) => ({ cpu, times });

/** A sample whose baseline takes 4 ms at first and 3 later, and a repeated check 1 ms. */
const sample = (id, { mount = 24, size = 100, ...rest } = {}) => ({
  id,
  size,
  baseline: cost(4),
  emptyToggles: cost(24, 24),
  emptySelections: cost(4, 4),
  mount: cost(mount),
  toggle: cost(60, 24),
  selectAll: cost(20, 4),
  emptyChange: cost(3),
  filter: cost(14),
  sort: cost(34),
  heap: 1_000,
  sortedHeap: 2_000,
  nodes: 400,
  ...rest,
});

test("subtracts the harness's own cost, and divides by the number of operations", () => {
  expect(netOf(sample('ours'))).toMatchObject({ mount: 20, toggle: 1.5, selectAll: 4, filter: 11, sort: 31 });
});

test('is never negative', () => {
  expect(netOf(sample('ours', { mount: 3 })).mount).toBe(0);
});

test('subtracts a frame without scrolling from a frame of a scroll', () => {
  const scroll = { script: 120, frames: 120, dropped: 3, blank: 1 };
  const net = netOf(sample('ours', { scroll, emptyScroll: { script: 15, frames: 60 }, stalledBlank: 2 }));
  expect(net).toMatchObject({ scrollScript: 0.75, dropped: 3, blank: 1, stalledBlank: 2 });
});

test('has no value for what a table does not support', () => {
  const { reverse, drag, scrollScript } = netOf(sample('floor'));
  expect([reverse, drag, scrollScript]).toEqual([undefined, undefined, undefined]);
  expect(
    summarise([sample('floor')])
      .get(100)
      .get('floor'),
  ).not.toHaveProperty('drag');
});

test('takes the median of the rounds for each size', () => {
  const rounds = [44, 14, 24].map((mount) => sample('ours', { mount, hasLastRow: true }));
  const summary = summarise([...rounds, sample('ours', { mount: 104, size: 1_000 }), sample('floor', { mount: 14 })]);
  expect(summary.get(100).get('ours')).toMatchObject({ mount: 20, hasLastRow: true });
  expect(summary.get(1_000).get('ours').mount).toBe(100);
  expect(summary.get(100).get('floor').mount).toBe(10);
});
