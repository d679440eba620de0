import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue whose jobs end when the test completes them. */
function queueOf(size: number) {
  const run = createFairQueue(size);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (account: string, name: string) =>
    run(account, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { add, end, started, run };
}

it('runs one job per account, and at most `size` in total', async () => {
  const { add, end, started } = queueOf(2);
  for (const name of ['a1', 'a2', 'a3']) void add('a', name);
  for (const name of ['b1', 'b2']) void add('b', name);
  void add('c', 'c1');
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'b2']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
});

it('returns the result of each job, and continues after a failure', async () => {
  const { run } = queueOf(1);
  const failing = run('a', () => Promise.reject(new Error('broken')));
  const next = run('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
