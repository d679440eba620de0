import { countCharacters } from '../text-area/characterCount.ts';

/** The text as the editor has it: every line ending is one character. */
export const normalizeLineEndings = (text: string) => text.replaceAll(/\r\n?/gu, '\n');

export interface LineColumn {
  /** Starting at 1. */
  line: number;
  /** Starting at 1, in graphemes: an emoji is one. */
  column: number;
}

/** Line and column of an offset. CRLF and CR end a line too. */
export function lineColumn(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  // Between CR and LF, the line has not ended yet.
  const lines = before.split(/\r\n|\n|\r/u);
  const isInside = before.endsWith('\r') && text.charAt(offset) === '\n';
  const last = isInside ? (lines.at(-2) ?? '') : (lines.at(-1) ?? '');
  return { line: lines.length - (isInside ? 1 : 0), column: countCharacters(last) + 1 + (isInside ? 1 : 0) };
}
