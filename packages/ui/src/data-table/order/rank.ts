import type { SortValue } from '../types.ts';
import { sortNumbers } from './numberSort.ts';
import { sortTexts, textSort, type TextSort } from './textSort.ts';
import type { Weights } from './weights.ts';

/** The place of each row by one column: equal values have the same, from 0 to `count` - 1; without a value it is `count`. */
export interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** Rows read or placed between two looks at the clock. */
const stride = 2_048;

/** What rows say, by kind, and of which row it is. */
interface Values {
  texts: string[];
  textRows: Uint32Array;
  numbers: Float64Array;
  numberRows: Uint32Array;
  numberCount: number;
}

// Loops stand in functions of their own: browsers never make those of a generator quick.

function read(values: Values, valueOf: (index: number) => SortValue | undefined, from: number, to: number): void {
  const { texts, textRows, numbers, numberRows } = values;
  for (let index = from; index < to; index += 1) {
    const value = valueOf(index);
    if (typeof value === 'string') {
      textRows[texts.length] = index;
      texts.push(value);
      continue;
    }
    const number = value === null || value === undefined ? Number.NaN : Number(value);
    if (Number.isNaN(number)) continue;
    // There is one 0.
    numbers[values.numberCount] = number + 0;
    numberRows[values.numberCount] = index;
    values.numberCount += 1;
  }
}

/** Each of sorted numbers once, at the beginning. @returns how many they are */
function dropDoubles(sorted: Float64Array): number {
  let count = Math.min(1, sorted.length);
  for (let at = 1; at < sorted.length; at += 1) {
    if (sorted[at] === sorted[count - 1]) continue;
    // In bounds, here and below: places are counted.
    sorted[count] = sorted[at] as number;
    count += 1;
  }
  return count;
}

/** So far 0 is "no value", and places count from 1. */
function placeNumbers(ranks: Uint32Array, values: Values, sorted: Float64Array, from: number, to: number): void {
  const { numbers, numberRows } = values;
  for (let at = from; at < to; at += 1) {
    const number = numbers[at] as number;
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < number) low = middle + 1;
      else high = middle;
    }
    ranks[numberRows[at] as number] = low + 1;
  }
}

/** @returns how many places there are now */
function placeTexts(ranks: Uint32Array, { items, isMore }: TextSort, rows: Uint32Array, last: number): number {
  let place = last + 1;
  for (let at = 0; at < items.length; at += 1) {
    if (isMore[at] === 1) place += 1;
    ranks[rows[items[at] as number] as number] = place;
  }
  return place;
}

function closeRanks(ranks: Uint32Array, count: number): void {
  for (let index = 0; index < ranks.length; index += 1) {
    const place = ranks[index] as number;
    ranks[index] = place === 0 ? count : place - 1;
  }
}

/** Ranks `count` rows by what `valueOf` says of each. Pauses often; whoever drives it decides when to go on. */
export function* rank(
  count: number,
  valueOf: (index: number) => SortValue | undefined,
  weights: Weights,
): Generator<void, Ranks> {
  const values: Values = {
    texts: [],
    textRows: new Uint32Array(count),
    numbers: new Float64Array(count),
    numberRows: new Uint32Array(count),
    numberCount: 0,
  };
  for (let from = 0; from < count; from += stride) {
    read(values, valueOf, from, Math.min(from + stride, count));
    yield;
  }
  const ranks = new Uint32Array(count);
  const { texts, textRows, numberCount } = values;
  let places = 0;
  if (numberCount > 0) {
    const sorted = values.numbers.slice(0, numberCount);
    yield* sortNumbers(sorted, 0, numberCount);
    places = dropDoubles(sorted);
    const distinct = sorted.subarray(0, places);
    for (let from = 0; from < numberCount; from += stride) {
      placeNumbers(ranks, values, distinct, from, Math.min(from + stride, numberCount));
      yield;
    }
  }
  if (texts.length > 0) {
    const job = textSort(texts, weights);
    yield* sortTexts(job, 0, texts.length, 0);
    places = placeTexts(ranks, job, textRows, places);
    yield;
  }
  closeRanks(ranks, places);
  return { ranks, count: places };
}
