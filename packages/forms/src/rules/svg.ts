/** First bytes of a text in UTF-16, with a byte order mark or without. */
const wideStarts: readonly (readonly [encoding: string, start: readonly [number, number]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
];

/** The text of a drawing in UTF-8 or UTF-16; `undefined` where it is none. The end may cut a character in two. */
export function readSvgText(content: Uint8Array): string | undefined {
  const [encoding = 'utf-8'] =
    wideStarts.find(([, start]) => start.every((byte, index) => content[index] === byte)) ?? [];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content, { stream: true });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

// Declaration, comments and document type may come before the element, which may have a prefix; each alternative ends where the
// next begins.
const prolog =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\p{L}_][\p{L}\p{N}._-]*:)?svg[\s/>]/iu;

/** Whether a file that begins with these bytes is a drawing. */
export const isSvg = (head: Uint8Array): boolean => prolog.test(readSvgText(head) ?? '');
