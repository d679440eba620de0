/** Counts user-perceived characters: an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Remaining characters; negative beyond the limit. */
export function charactersLeft(text: string, limit: number): number {
  return limit - countCharacters(text);
}

/** Whether the rest is small enough to announce: a tenth of the limit, but at least 10. */
export function isNearLimit(left: number, limit: number): boolean {
  return left <= Math.max(10, Math.ceil(limit / 10));
}
