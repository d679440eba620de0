import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, identifierName, uniqueField } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const taken = { code: 'NAME_EXISTS', message: 'This name is already in use.' };

/** A server whose responses the test controls. */
function fakeServer() {
  const requests: { value: string; signal: AbortSignal; answer: (taken: boolean) => void; fail: () => void }[] = [];
  const isTaken = (value: string, signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      requests.push({ value, signal, answer: resolve, fail: () => reject(new Error('Network error')) });
    });
  return { requests, rule: uniqueField(identifierName(3, 60), { isTaken, failure: taken }) };
}

type Rule = ReturnType<typeof fakeServer>['rule'];

/** The error for `value`, or `undefined`. */
async function refusal(rule: Rule, value: string): Promise<string | undefined> {
  const [issue] = (await v.safeParseAsync(rule, value)).issues ?? [];
  return issue && failureOf(issue).message;
}

test('sends one request after a pause in typing, and rejects a taken value', async () => {
  const { requests, rule } = fakeServer();
  const result = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(399);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ value }) => value)).toEqual(['metrics']);
  requests[0]?.answer(true);
  expect(await result).toBe(taken.message);
});

test('requests only the last of several quick values', async () => {
  const { requests, rule } = fakeServer();
  const validation = ['met', 'metr', 'metri'].map((value) => refusal(rule, value));
  await vi.advanceTimersByTimeAsync(400);
  expect(requests.map(({ value }) => value)).toEqual(['metri']);
  requests[0]?.answer(false);
  expect(await Promise.all(validation)).toEqual([undefined, undefined, undefined]);
});

test('aborts the request for an older value and ignores its late response', async () => {
  const { requests, rule } = fakeServer();
  const older = refusal(rule, 'taken');
  await vi.advanceTimersByTimeAsync(400);
  const newer = refusal(rule, 'free');
  await vi.advanceTimersByTimeAsync(400);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests[1]?.signal.aborted).toBe(false);
  requests[1]?.answer(false);
  requests[0]?.answer(true);
  expect(await older).toBeUndefined();
  expect(await newer).toBeUndefined();
});

test('does not request the same value again', async () => {
  const { requests, rule } = fakeServer();
  const first = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[0]?.answer(true);
  await first;
  expect(await refusal(rule, 'metrics')).toBe(taken.message);
  expect(requests).toHaveLength(1);
});

test('accepts the value if the request fails, and retries the next time', async () => {
  const { requests, rule } = fakeServer();
  const first = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[0]?.fail();
  expect(await first).toBeUndefined();
  const second = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[1]?.answer(true);
  expect(await second).toBe(taken.message);
});

test('sends no request for a value that its own rule rejects', async () => {
  const { requests, rule } = fakeServer();
  expect(await refusal(rule, 'a b')).toBe('Use letters, numbers, dots, underscores, and hyphens.');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(0);
});
