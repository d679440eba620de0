const firstHalf = /^[\uD800-\uDBFF]$/;
const lastHalf = /^[\uDC00-\uDFFF]$/;

/**
 * How much two texts, or two lists of lines, have in common from their starts and, beyond that, from their ends. An emoji
 * whose halves are told apart is no part of it.
 */
export function sharedEnds(before: ArrayLike<string>, after: ArrayLike<string>): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (firstHalf.test(before[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (lastHalf.test(before[before.length - end] ?? '')) end -= 1;
  return { start, end };
}
