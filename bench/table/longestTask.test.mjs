import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { longestOf, longestTask } from './longestTask.mjs';

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

test('writing down ends with what is measured, also where that fails', async () => {
  const sent = [];
  const developerTools = new EventEmitter();
  developerTools.send = async (method) => {
    sent.push(method);
    if (method === 'Tracing.end') queueMicrotask(() => developerTools.emit('Tracing.tracingComplete'));
  };
  developerTools.detach = async () => sent.push('detached');
  const browser = { newBrowserCDPSession: async () => developerTools };
  const fail = () => Promise.reject(new Error('The page crashed'));
  await expect(longestTask(browser, fail)).rejects.toThrow('The page crashed');
  expect(sent).toEqual(['Tracing.start', 'Tracing.end', 'detached']);
});
