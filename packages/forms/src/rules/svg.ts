/** First bytes of UTF-16 text, with or without a byte order mark. */
const wideStarts: readonly (readonly [encoding: string, start: readonly [number, number]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
];

// The declaration is ASCII in every encoding but UTF-16, which is detected by its bytes.
const declaredEncoding = /^<\?xml[^>]*?\sencoding\s*=\s*["'](?!utf-16)([\w.:-]+)["']/iu;

/**
 * Decodes an SVG with the encoding of its first bytes or its declaration, else UTF-8; `undefined` if invalid. The end
 * can cut a character in two.
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

// A declaration, comments and a document type can precede the root element, which can have a prefix; alternatives do not
// overlap.
const prolog =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\p{L}_][\p{L}\p{N}._-]*:)?svg[\s/>]/iu;

/** Whether a file that starts with these bytes is an SVG. */
export const isSvg = (head: Uint8Array): boolean => prolog.test(readSvgText(head) ?? '');
