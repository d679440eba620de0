/** First bytes of a text in UTF-16, with a byte order mark or without. */
const wideStarts: readonly (readonly [encoding: string, start: readonly [number, number]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
];

// The declaration itself is ASCII in every encoding but UTF-16, which is seen and need not be said.
const declaredEncoding = /^<\?xml[^>]*?\sencoding\s*=\s*["'](?!utf-16)([\w.:-]+)["']/iu;

/**
 * The text of a drawing, in the encoding that its first bytes or its declaration name, else UTF-8; `undefined` where it is none. The end
 * may cut a character in two.
 */
export function readSvgText(content: Uint8Array): string | undefined {
  const [wide] = wideStarts.find(([, start]) => start.every((byte, index) => content[index] === byte)) ?? [];
  const [, declared] = declaredEncoding.exec(new TextDecoder('latin1').decode(content.subarray(0, 200))) ?? [];
  try {
    const text = new TextDecoder(wide ?? declared ?? 'utf-8', { fatal: true }).decode(content, { stream: true });
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
