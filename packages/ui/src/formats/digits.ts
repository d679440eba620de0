const digit = /\p{Nd}/u;

/** Decimal digits of any script have ten consecutive code points, starting with zero. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Replaces digits of any script by 0 to 9, such as those of Arabic, Thai or full-width keyboards. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (character) => String(valueOf(character)));
}
