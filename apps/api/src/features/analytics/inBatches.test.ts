import { expect, it } from 'vitest';
import { inBatches } from './inBatches.ts';

it('runs items that arrive during a batch as the next batch, and returns each result', async () => {
  const batches: string[][] = [];
  const record = inBatches(async (items: readonly string[]) => {
    batches.push([...items]);
    return items.map((item) => item.toUpperCase());
  }, 2);
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(record))).toEqual(['A', 'B', 'C', 'D']);
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('fails only for the items of a batch', async () => {
  const record = inBatches(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('down');
    return items;
  }, 1);
  const settled = await Promise.allSettled([1, 2, 3].map(record));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
