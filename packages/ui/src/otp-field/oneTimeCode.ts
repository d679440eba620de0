// The digit zero of each script in use on keyboards; every script has ten consecutive code points.
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** The ASCII digit of a digit character in any script, or an empty string. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point < first + 10);
  return zero === undefined ? '' : String(point - zero);
}

/** The digits of typed or pasted text ("407 213", "407-213", "４０７"), at most `length`. */
export function cleanCode(text: string, length: number): string {
  return Array.from(text, digitOf).join('').slice(0, length);
}

/** Where the visual groups of a code start: 6 digits as 3 and 3, 8 as 4 and 4. */
export function groupStarts(length: number): number[] {
  return [0, length / 2];
}

export function cellState(
  index: number,
  value: string,
  length: number,
  selection: readonly [number, number] | null,
): 'rest' | 'caret' | 'selected' {
  if (selection === null) return 'rest';
  const [from, to] = selection;
  if (from !== to) return index >= from && index < to ? 'selected' : 'rest';
  // A full code has no cell for the caret, so the last one shows it.
  const caret = Math.min(from, value.length, length - 1);
  return index === caret ? 'caret' : 'rest';
}
