import { expect, test } from 'vitest';
import { summarise } from './summary.mjs';

const next = (stable) => ({ first: stable && stable - 1, stable });
const sample = (id, { stable = 10, layouts = 0, script = 0 } = {}) => ({
  id,
  speed: { start: { first: 5, blocked: 4 }, nexts: [next(stable)] },
  tracking: { page: { layouts, recalcs: 0, script, task: 1 }, idle: { layouts: 0, recalcs: 0, script: 0, task: 1 } },
});

test('takes the median of times and the maximum of counts', () => {
  const samples = [10, 90, 20].map((stable, index) => sample('ours', { stable, layouts: index === 1 ? 3 : 0 }));
  expect(summarise(samples).get('ours')).toMatchObject({ next: 20, nextWorst: 90, scrollLayouts: 3 });
});

test('counts a step that never appeared, without a time', () => {
  const lost = { ...sample('ours'), speed: { start: { first: 5, blocked: 4 }, nexts: [{}] } };
  const samples = [lost, sample('ours', { stable: 30 })];
  expect(summarise(samples).get('ours')).toMatchObject({ next: 30, nextWorst: 30, never: 1 });
});

test('counts a step that never appeared with its own animation, or with reduced motion', () => {
  const start = { first: 5 };
  const animated = { start, nexts: [next(10), {}] };
  const reduced = { start: {}, nexts: [next(10)] };
  expect(summarise([{ ...sample('ours'), animated, reduced }]).get('ours')).toMatchObject({ animated: 10, never: 2 });
});

test('subtracts a scroll without a tour, and is never negative', () => {
  const summary = summarise([sample('ours', { script: -0.01, layouts: -1 })]).get('ours');
  expect(summary).toMatchObject({ scrollScript: 0, scrollLayouts: 0 });
});

test('has no value for what failed', () => {
  const { cost, ...rest } = sample('ours');
  const { task, reduced, listDrift } = summarise([{ ...rest, cost, reduced: undefined }]).get('ours');
  expect([task, reduced, listDrift]).toEqual([undefined, undefined, undefined]);
});
