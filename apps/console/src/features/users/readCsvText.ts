type CsvText = {
  readonly text: string;
  /** The bytes name no encoding and are not UTF-8: they were read as Windows-1252. */
  readonly isGuessed: boolean;
};

/** The byte order mark, or for an ASCII character in the first place the zero beside it. */
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
 * The text of a CSV file: in UTF-8, in UTF-16, or as Excel saves it in Western Europe and the Americas, in Windows-1252. `undefined`
 * for what is no text, such as a workbook.
 */
export function readCsvText(bytes: Uint8Array): CsvText | undefined {
  const wide = wideEncoding(bytes);
  const decoded = decode(bytes, wide ?? 'utf-8');
  const text = decoded ?? (wide ? undefined : decode(bytes, 'windows-1252'));
  // No text has one, and any binary file does.
  if (text === undefined || text.includes('\0')) return undefined;
  return { text, isGuessed: decoded === undefined };
}
