const digit = /\p{Nd}/u;

/** Decimal digits of any script stand in rows of ten, from their zero on. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The text with the digits of every script written as 0 to 9: what an Arabic, Thai or full-width keyboard types. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (character) => String(valueOf(character)));
}
