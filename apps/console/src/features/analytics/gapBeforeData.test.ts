import { expect, it } from 'vitest';
import { gapBeforeData } from './gapBeforeData.ts';

it('has a gap until the first series has data', () => {
  expect(
    gapBeforeData([
      [0, 0, 0, 3, 0],
      [0, 0, 2, 0, 1],
    ]),
  ).toEqual([
    [null, null, 0, 3, 0],
    [null, null, 2, 0, 1],
  ]);
});

it('keeps the zeros of a period without any data', () => {
  expect(gapBeforeData([[0, 0]])).toEqual([[0, 0]]);
});
