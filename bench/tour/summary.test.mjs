import { expect, test } from 'vitest';
import { summarise } from './summary.mjs';

const next = (stable) => ({ first: stable && stable - 1, stable });
const sample = (id, { stable = 10, layouts = 0, script = 0 } = {}) => ({
  id,
  speed: { start: { first: 5, blocked: 4 }, nexts: [next(stable)] },
  tracking: { page: { layouts, recalcs: 0, script, task: 1 }, idle: { layouts: 0, recalcs: 0, script: 0, task: 1 } },
});

test('of times the middle, of counts the worst', () => {
  const samples = [10, 90, 20].map((stable, index) => sample('ours', { stable, layouts: index === 1 ? 3 : 0 }));
  expect(summarise(samples).get('ours')).toMatchObject({ next: 20, nextWorst: 90, scrollLayouts: 3 });
});

test('a step that never came is counted, and is no time', () => {
  const lost = { ...sample('ours'), speed: { start: { first: 5, blocked: 4 }, nexts: [{}] } };
  const samples = [lost, sample('ours', { stable: 30 })];
  expect(summarise(samples).get('ours')).toMatchObject({ next: 30, nextWorst: 30, never: 1 });
});

test('so is one that never came with its own animation, or under reduced motion', () => {
  const start = { first: 5 };
  const animated = { start, nexts: [next(10), {}] };
  const reduced = { start: {}, nexts: [next(10)] };
  expect(summarise([{ ...sample('ours'), animated, reduced }]).get('ours')).toMatchObject({ animated: 10, never: 2 });
});

test('work is never less than nothing: the scroll without a tour is taken away from it', () => {
  const summary = summarise([sample('ours', { script: -0.01, layouts: -1 })]).get('ours');
  expect(summary).toMatchObject({ scrollScript: 0, scrollLayouts: 0 });
});

test('what failed has no value', () => {
  const { cost, ...rest } = sample('ours');
  const { task, reduced, listDrift } = summarise([{ ...rest, cost, reduced: undefined }]).get('ours');
  expect([task, reduced, listDrift]).toEqual([undefined, undefined, undefined]);
});
