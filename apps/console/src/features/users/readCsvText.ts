type CsvText = {
  readonly text: string;
  /** Not UTF-8, and without a byte order mark: decoded as Windows-1252. */
  readonly isGuessed: boolean;
};

/** The byte order mark, or the zero byte next to a leading ASCII character. */
function wideEncoding([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a CSV file in UTF-8, UTF-16, or Windows-1252 (as saved by Excel in Western Europe and the Americas).
 * `undefined` for binary files such as workbooks.
 */
export function readCsvText(bytes: Uint8Array): CsvText | undefined {
  const wide = wideEncoding(bytes);
  const decoded = decode(bytes, wide ?? 'utf-8');
  const text = decoded ?? (wide ? undefined : decode(bytes, 'windows-1252'));
  // Binary files contain NUL characters, text does not.
  if (text === undefined || text.includes('\0')) return undefined;
  return { text, isGuessed: decoded === undefined };
}
