import { countCharacters } from '../text-area/characterCount.ts';

export interface LineColumn {
  /** From 1. */
  line: number;
  /** From 1, in characters as a person counts them: an emoji is one. */
  column: number;
}

/** Where a place is for somebody who looks at the text. Windows' and old Mac's line ends are line ends too. */
export function lineColumn(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  // Between the two halves of a Windows line end nothing is a line yet.
  const lines = before.split(/\r\n|\n|\r/u);
  const isInside = before.endsWith('\r') && text.charAt(offset) === '\n';
  const last = isInside ? (lines.at(-2) ?? '') : (lines.at(-1) ?? '');
  return { line: lines.length - (isInside ? 1 : 0), column: countCharacters(last) + 1 + (isInside ? 1 : 0) };
}
