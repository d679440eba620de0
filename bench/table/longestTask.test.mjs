import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { longestOf, longestTask } from './longestTask.mjs';

const mark = (pid) => ({ name: 'the page that is measured', pid, tid: pid });
const task = (pid, tdur, name = 'RunTask') => ({ name, pid, tid: pid, dur: 900_000, tdur });

test("finds the longest task of the page's own thread, in thread time", () => {
  const events = [mark(1), task(1, 4_000), task(1, 12_500), task(2, 80_000), task(1, 70_000, 'FunctionCall')];
  expect(longestOf(events)).toBe(12.5);
});

test('throws if the page left no mark', () => {
  expect(() => longestOf([task(1, 4_000)])).toThrow('no mark');
});

test('stops tracing after the action, also on failure', async () => {
  const sent = [];
  const developerTools = new EventEmitter();
  developerTools.send = async (method) => {
    sent.push(method);
    if (method === 'Tracing.end') queueMicrotask(() => developerTools.emit('Tracing.tracingComplete'));
  };
  developerTools.detach = async () => sent.push('detached');
  const page = { run: async (script) => sent.push(script) };
  const browser = { newBrowserCDPSession: async () => developerTools };
  const fail = () => Promise.reject(new Error('The page crashed'));
  await expect(longestTask(browser, page, fail)).rejects.toThrow('The page crashed');
  expect(sent).toEqual(['Tracing.start', expect.stringContaining('performance.mark'), 'Tracing.end', 'detached']);
});
