import { expect, it } from 'vitest';
import { sortTexts, textSort } from './textSort.ts';
import { unknown } from './weights.ts';

it('looks at the clock as often while it marks what differs as while it sorts (16)', () => {
  const count = 30_000;
  const texts = Array.from({ length: count }, (_, index) => String.fromCharCode((index * 7_919) % count));
  let asked = 0;
  const compare = (one: string, other: string) => {
    asked += 1;
    return one.charCodeAt(0) - other.charCodeAt(0);
  };
  const job = textSort(texts, { charactersIn: () => 8, pack: () => unknown, compare });
  const betweenLooks: number[] = [];
  for (const _ of sortTexts(job, 0, count, 0)) {
    betweenLooks.push(asked);
    asked = 0;
  }
  betweenLooks.push(asked);
  // What a thousand texts take to be sorted.
  expect(Math.max(...betweenLooks)).toBeLessThan(11_000);
  expect([...job.isMore.subarray(1)].every((isMore) => isMore === 1)).toBe(true);
});
