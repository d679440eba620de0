const highSurrogate = /^[\uD800-\uDBFF]$/;
const lowSurrogate = /^[\uDC00-\uDFFF]$/;

/** Lengths of the common start and, after it, the common end of two texts or lists. Surrogate pairs are not split. */
export function commonEnds(before: ArrayLike<string>, after: ArrayLike<string>): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (highSurrogate.test(before[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (lowSurrogate.test(before[before.length - end] ?? '')) end -= 1;
  return { start, end };
}

/** A line in three parts: the start and the end that it shares with its counterpart, and the changed part between them. */
export function splitAtChange(text: string, other: string): readonly [start: string, changed: string, end: string] {
  const { start, end } = commonEnds(text, other);
  return [text.slice(0, start), text.slice(start, text.length - end), text.slice(text.length - end)];
}

/** The smallest replacement that turns `before` into `after`: a cursor elsewhere keeps its position. */
export function minimalChange(before: string, after: string): { from: number; to: number; insert: string } {
  const { start, end } = commonEnds(before, after);
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
