// The digits of every script lie in rows of ten that begin with zero; those that people's keyboards write.
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** The ASCII digit of a digit character in any script; undefined for others. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point < first + 10);
  return zero === undefined ? '' : String(point - zero);
}

/** The digits of what was typed or pasted ("407 213", "407-213", "４０７"), at most `length`. */
export function cleanCode(text: string, length: number): string {
  return Array.from(text, digitOf).join('').slice(0, length);
}

/** Where the groups that a code is read in begin: 6 digits as 3 and 3, 8 as 4 and 4. */
export function groupStarts(length: number): number[] {
  return [0, length / 2];
}

/** Selection state of a cell, from the input's selection. */
export function cellState(
  index: number,
  value: string,
  length: number,
  selection: readonly [number, number] | null,
): 'rest' | 'caret' | 'selected' {
  if (selection === null) return 'rest';
  const [from, to] = selection;
  if (from !== to) return index >= from && index < to ? 'selected' : 'rest';
  // Behind the last digit of a full code there is no cell: the last one has the caret.
  const caret = Math.min(from, value.length, length - 1);
  return index === caret ? 'caret' : 'rest';
}
