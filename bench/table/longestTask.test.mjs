import { expect, test } from 'vitest';
import { longestOf } from './longestTask.mjs';

const thread = (pid, name) => ({ name: 'thread_name', pid, tid: pid, args: { name } });
const task = (pid, tdur, name = 'RunTask') => ({ name, pid, tid: pid, dur: 900_000, tdur });

test("is the main thread's longest, by its own clock", () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 4_000),
    task(1, 12_500),
    task(2, 80_000),
    task(1, 70_000, 'FunctionCall'),
  ];
  expect(longestOf(events)).toBe(12.5);
  expect(longestOf([])).toBe(0);
});
