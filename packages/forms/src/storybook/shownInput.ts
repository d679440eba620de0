/** Longer repetitions are counted. */
const maxLength = 40;

/** Shows invisible characters and similar Latin characters as code points, and abbreviates long repetitions. */
function shownText(text: string): string {
  // By code points, as the rules count them.
  const characters = Array.from(text);
  const [first = ''] = characters;
  if (characters.length > maxLength) {
    const isRepeated = characters.every((character) => character === first);
    return isRepeated
      ? `${shownText(first)} × ${characters.length}`
      : `${shownText(characters.slice(0, 24).join(''))} … (${characters.length} characters)`;
  }
  const visible = text.replaceAll(
    /[a-z]/i.test(text) ? /[\p{C}\p{Zl}\p{Zp}\p{Script=Cyrillic}]|(?! )\p{Zs}/gu : /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
  return `'${visible}'`;
}

/** Formats a value as code, on one readable line. */
export function shownInput(input: unknown): string {
  if (typeof input === 'string') return shownText(input);
  if (Array.isArray(input)) return `[${input.map(shownInput).join(', ')}]`;
  if (input instanceof Uint8Array) return `bytes ${shownText(String.fromCharCode(...input.slice(0, 8)))}`;
  if (typeof input === 'object' && input !== null) {
    return `{ ${Object.entries(input)
      .map(([key, value]) => `${key}: ${shownInput(value)}`)
      .join(', ')} }`;
  }
  return String(input);
}
