// A visible character on its own: no separators, controls and formatting, no combining marks, and no letters without a
// glyph (Hangul fillers, the blank Braille pattern).
const visible = /[^\s\p{C}\p{Z}\p{M}\p{DI}\u{2800}]/u;

// Invisible in any context.
const invisible = /^[\p{C}\p{DI}\u{2800}]$/u;

/**
 * Controls, lone surrogates, line separators, and bidi overrides and isolates, which can disguise a name; U+FFFD
 * marks a wrong encoding.
 */
export const notInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FFFD}]/u;

/** As `notInLine`, but allows new lines, tabs, and text pasted from a log of unknown encoding. */
export const notInText = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);

/** Length in code points, so that an emoji is one character. Counts no further than `limit + 1`. */
export function countCharacters(text: string, limit: number): number {
  // A code point has at most two units, so a longer text need not be counted.
  if (text.length > 2 * limit) return limit + 1;
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether at least `n` code points are visible, so that invisible characters do not lengthen a short name. */
export function hasVisibleCharacters(text: string, n: number): boolean {
  let count = 0;
  for (const character of text) {
    if (count >= n) break;
    if (!invisible.test(character)) count += 1;
  }
  return count >= n;
}
