/** Characters as a person counts them: an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** How many characters are left, below zero how many are too many. */
export function charactersLeft(text: string, limit: number): number {
  return limit - countCharacters(text);
}

/** Whether so little is left that it should be said without being asked: a tenth, and at least 10. */
export function isNearLimit(left: number, limit: number): boolean {
  return left <= Math.max(10, Math.ceil(limit / 10));
}
