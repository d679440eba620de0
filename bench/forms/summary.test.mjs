import { expect, test } from 'vitest';
import { netOf, summarise } from './summary.mjs';

/** A sample whose baseline takes 4 ms at first and 3 later, and an empty keystroke 1 ms. */
const sample = (id, { mount = 4, keys = 0, done = 50, size = 20, missed = 0 } = {}) => ({
  id,
  size,
  baseline: { cpu: 4, script: 0 },
  mount: { cpu: mount, script: 0 },
  emptyKeys: { cpu: 50, script: 5, done: 50 },
  keys: { cpu: keys, script: keys / 2, done, missed },
  emptySubmit: { cpu: 3, script: 0 },
  submit: { cpu: 9, script: 1 },
});

test("subtracts the harness's own cost", () => {
  const { mount, keystroke, script, submit } = netOf(sample('ours', { mount: 24, keys: 250 }));
  expect([mount, keystroke, submit]).toEqual([20, 4, 6]);
  expect(script).toBeCloseTo(2.4);
});

test('divides by the typed keystrokes, which are fewer on a slow page', () => {
  expect(netOf(sample('slow', { keys: 505, done: 5 })).keystroke).toBe(100);
});

test('is never negative', () => {
  expect(netOf(sample('ours', { mount: 3 })).mount).toBe(0);
});

test('takes the median of the rounds for each size', () => {
  const rounds = [44, 14, 24].map((mount) => sample('ours', { mount, missed: 1 }));
  const summary = summarise([...rounds, sample('ours', { mount: 104, size: 200 }), sample('floor', { mount: 14 })]);
  expect(summary.get(20).get('ours')).toMatchObject({ mount: 20, missed: 3 });
  expect(summary.get(200).get('ours').mount).toBe(100);
  expect(summary.get(20).get('floor').mount).toBe(10);
});
