import type { SortValue } from '../types.ts';
import { mergeLists, sortable, type Sortable, sortByComparison, sortByKeys, sortFewByKeys } from './keySort.ts';
import { charactersPerKey, unknown, type Weights } from './weights.ts';

/** The place of each row by one column: equal values have the same, from 0 to `count` - 1; without a value it is `count`. */
export interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** Rows read, numbers compared or letters packed between two looks at the clock. */
const stride = 2_048;
const smallRun = 1_024;
/** So many the collator has sorted before their letters are packed. */
const fewAlike = 6;

interface Job {
  data: Sortable;
  /** Whether what stands here is more than what stands before it. */
  isMore: Uint8Array;
  texts: readonly string[];
  weights: Weights;
}

/** Sorts texts that are alike before `start`, and marks where they differ. */
function* sortTexts(job: Job, from: number, to: number, start: number): Generator<void, void> {
  const { data, texts, weights } = job;
  const { keys, items } = data;
  let hasUnknown = false;
  let isOver = true;
  for (let at = from; at < to; at += 1) {
    // In bounds: items are places in texts.
    const key = weights.pack(texts[items[at] as number] as string, start);
    keys[at] = key;
    if (key === unknown) hasUnknown = true;
    if (key !== 0) isOver = false;
    if (((at - from) & (stride - 1)) === stride - 1) yield;
  }
  if (hasUnknown) {
    yield* sortWithUnknown(job, from, to, start);
    return;
  }
  if (isOver) {
    yield* sortByCollator(job, from, to);
    return;
  }
  if (to - from <= smallRun) sortFewByKeys(data, from, to);
  else yield* sortByKeys(data, from, to);
  let runStart = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && keys[at] === keys[runStart]) continue;
    if (at < to) job.isMore[at] = 1;
    if (at - runStart > fewAlike) yield* sortTexts(job, runStart, at, start + charactersPerKey);
    else if (at - runStart > 1) sortFewByCollator(job, runStart, at);
    runStart = at;
    if ((at & (stride - 1)) === 0) yield;
  }
}

function sortFewByCollator({ data: { items }, isMore, texts, weights }: Job, from: number, to: number): void {
  const compare = (one: number, other: number) => weights.compare(texts[one] as string, texts[other] as string);
  // Typed arrays sort stably, too.
  items.subarray(from, to).sort(compare);
  markByCollator(isMore, items, from, to, compare);
}

/** Texts of the same letters: accents and case decide. Most often they are the same text. */
function* sortByCollator({ data: { items }, isMore, texts, weights }: Job, from: number, to: number) {
  const textOf = (item: number) => texts[item] as string;
  const first = textOf(items[from] as number);
  if (items.subarray(from, to).every((item) => textOf(item) === first)) return;
  const compare = (one: number, other: number) => weights.compare(textOf(one), textOf(other));
  yield* sortByComparison(items, from, to, compare);
  markByCollator(isMore, items, from, to, compare);
}

function markByCollator(
  isMore: Uint8Array,
  items: Uint32Array,
  from: number,
  to: number,
  compare: (one: number, other: number) => number,
): void {
  for (let at = from + 1; at < to; at += 1) {
    isMore[at] = compare(items[at - 1] as number, items[at] as number) === 0 ? 0 : 1;
  }
}

/** Some only the collator can place: they are sorted by themselves and then joined with the others. */
function* sortWithUnknown(job: Job, from: number, to: number, start: number): Generator<void, void> {
  const { data, isMore, texts, weights } = job;
  const { keys, items } = data;
  const part = items.slice(from, to);
  const packed = part.filter((_, index) => keys[from + index] !== unknown);
  const others = part.filter((_, index) => keys[from + index] === unknown);
  const compare = (one: number, other: number) =>
    weights.compare(texts[one] as string, texts[other] as string) || one - other;
  items.set(packed, from);
  items.set(others, from + packed.length);
  yield* sortTexts(job, from, from + packed.length, start);
  yield* sortByComparison(items, from + packed.length, to, compare);
  const middle = from + packed.length;
  items.set(yield* mergeLists(items.slice(from, middle), items.slice(middle, to), compare), from);
  markByCollator(isMore, items, from, to, (one, other) =>
    weights.compare(texts[one] as string, texts[other] as string),
  );
}

/** Ranks `count` rows by what `valueOf` says of each. Pauses often; whoever drives it decides when to go on. */
export function* rank(
  count: number,
  valueOf: (index: number) => SortValue | undefined,
  weights: Weights,
): Generator<void, Ranks> {
  const texts: string[] = [];
  const textRows = new Uint32Array(count);
  const numbers = sortable(count);
  let numberCount = 0;
  for (let index = 0; index < count; index += 1) {
    const value = valueOf(index);
    if (typeof value === 'string') {
      textRows[texts.length] = index;
      texts.push(value);
    } else {
      const number = value === null || value === undefined ? Number.NaN : Number(value);
      if (!Number.isNaN(number)) {
        // There is one 0.
        numbers.keys[numberCount] = number + 0;
        numbers.items[numberCount] = index;
        numberCount += 1;
      }
    }
    if ((index & (stride - 1)) === stride - 1) yield;
  }
  const ranks = new Uint32Array(count);
  let next = 0;
  yield* sortByKeys(numbers, 0, numberCount);
  for (let at = 0; at < numberCount; at += 1) {
    if (at > 0 && numbers.keys[at] !== numbers.keys[at - 1]) next += 1;
    ranks[numbers.items[at] as number] = next + 1;
    if ((at & 0xffff) === 0xffff) yield;
  }
  if (numberCount > 0) next += 1;
  if (texts.length > 0) {
    // The room of the numbers, if there were none.
    const data = numberCount === 0 ? numbers : sortable(texts.length);
    for (let at = 0; at < texts.length; at += 1) data.items[at] = at;
    const isMore = new Uint8Array(texts.length);
    yield* sortTexts({ data, isMore, texts, weights }, 0, texts.length, 0);
    for (let at = 0; at < texts.length; at += 1) {
      if (isMore[at] === 1) next += 1;
      ranks[textRows[data.items[at] as number] as number] = next + 1;
      if ((at & 0xffff) === 0xffff) yield;
    }
    next += 1;
  }
  // So far 0 is "no value", and places count from 1.
  for (let index = 0; index < count; index += 1)
    ranks[index] = ranks[index] === 0 ? next : (ranks[index] as number) - 1;
  return { ranks, count: next };
}
