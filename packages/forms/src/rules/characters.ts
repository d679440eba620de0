// Something that is seen by itself: no separators, controls and formatting, no marks, which need a letter to stand on, and
// none of the letters that are drawn as nothing (the fillers of Hangul, the empty cell of Braille).
const visible = /[^\s\p{C}\p{Z}\p{M}\p{DI}\u{2800}]/u;

// Drawn as nothing, wherever it stands.
const invisible = /^[\p{C}\p{DI}\u{2800}]$/u;

/**
 * Controls, lone surrogates, line separators and the bidi overrides and isolates, which can make a name read as another; U+FFFD is
 * what a wrong encoding makes of a letter.
 */
export const notInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FFFD}]/u;

/** As `notInLine`, but for new lines, tabs and what is pasted from a log of an unknown encoding. */
export const notInText = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);

/** Length in code points, so that an emoji is one character. Counts no further than `limit + 1`. */
export function countCharacters(text: string, limit: number): number {
  // A code point is at most two units: a longer text needs no walk.
  if (text.length > 2 * limit) return limit + 1;
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether at least `n` of its code points are drawn: what nobody sees makes no short name a longer one. */
export function hasVisibleCharacters(text: string, n: number): boolean {
  let count = 0;
  for (const character of text) {
    if (count >= n) break;
    if (!invisible.test(character)) count += 1;
  }
  return count >= n;
}
