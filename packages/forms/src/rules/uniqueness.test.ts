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

/** A server that answers when it is told to. */
function askedServer() {
  const requests: { value: string; signal: AbortSignal; answer: (taken: boolean) => void; fail: () => void }[] = [];
  const isTaken = (value: string, signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      requests.push({ value, signal, answer: resolve, fail: () => reject(new Error('Network error')) });
    });
  return { requests, rule: uniqueField(identifierName(3, 60), { isTaken, failure: taken }) };
}

type Rule = ReturnType<typeof askedServer>['rule'];

/** The text that refuses `value`, or `undefined`. */
async function refusal(rule: Rule, value: string): Promise<string | undefined> {
  const [issue] = (await v.safeParseAsync(rule, value)).issues ?? [];
  return issue && failureOf(issue).message;
}

test('asks once the typing rests, and tells what is taken', async () => {
  const { requests, rule } = askedServer();
  const result = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(399);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ value }) => value)).toEqual(['metrics']);
  requests[0]?.answer(true);
  expect(await result).toBe(taken.message);
});

test('of several quick values only the last is asked about', async () => {
  const { requests, rule } = askedServer();
  const validation = ['met', 'metr', 'metri'].map((value) => refusal(rule, value));
  await vi.advanceTimersByTimeAsync(400);
  expect(requests.map(({ value }) => value)).toEqual(['metri']);
  requests[0]?.answer(false);
  expect(await Promise.all(validation)).toEqual([undefined, undefined, undefined]);
});

test('a newer value aborts the request of the older one, whose late answer refuses nothing', async () => {
  const { requests, rule } = askedServer();
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

test('does not ask again about the value it has an answer for', async () => {
  const { requests, rule } = askedServer();
  const first = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[0]?.answer(true);
  await first;
  expect(await refusal(rule, 'metrics')).toBe(taken.message);
  expect(requests).toHaveLength(1);
});

test('a failed request refuses nothing, and the next time it asks again', async () => {
  const { requests, rule } = askedServer();
  const first = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[0]?.fail();
  expect(await first).toBeUndefined();
  const second = refusal(rule, 'metrics');
  await vi.advanceTimersByTimeAsync(400);
  requests[1]?.answer(true);
  expect(await second).toBe(taken.message);
});

test('does not ask about what its own rule refuses', async () => {
  const { requests, rule } = askedServer();
  expect(await refusal(rule, 'a b')).toBe('Use letters, numbers, dots, underscores, and hyphens.');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(0);
});
