/** How much two texts, or two lists of lines, have in common from their starts and, beyond that, from their ends. */
export function sharedEnds<One>(before: ArrayLike<One>, after: ArrayLike<One>): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, end };
}
