const delimiters = [',', ';', '\t'];

/** The field delimiter: from a first line `sep=;`, as Excel writes it, otherwise the most frequent one in the first line. */
function delimiterOf(firstLine: string): string {
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => unquoted.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * The rows of a CSV text (RFC 4180) with fields separated by commas, semicolons or tabs, and any line endings. Empty lines are omitted, but
 * `line` counts them, from 1.
 */
export function parseCsv(text: string): { readonly line: number; readonly fields: readonly string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  // Spreadsheets write a byte order mark.
  const named = /^\uFEFF?(?:sep=([,;\t])(?:\r\n?|\n))?/i.exec(text);
  const begin = named?.[0].length ?? 0;
  const delimiter = named?.[1] ?? delimiterOf(text.slice(begin).split(/[\r\n]/, 1)[0] ?? '');
  let line = named?.[1] === undefined ? 1 : 2;
  let fields: string[] = [];
  const token = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n]*))(${delimiter}|\\r\\n?|\\n|$)`, 'gy');
  token.lastIndex = begin;
  let start = line;
  while (token.lastIndex <= text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    // With a misplaced quote, the rest of the line is one field, verbatim.
    const [whole, quoted, plain = '', end = ''] = match ?? takeLine(text, at);
    if (!match) token.lastIndex = at + whole.length;
    fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    line += whole.split(/\r\n?|\n/).length - 1;
    if (end === delimiter) continue;
    if (fields.some((field) => field !== '')) rows.push({ line: start, fields });
    fields = [];
    start = line;
    if (end === '') break;
  }
  return rows;
}

function takeLine(text: string, at: number): [string, undefined, string, string] {
  const [whole = '', newline = ''] = /^[^\r\n]*(\r\n?|\n)?/.exec(text.slice(at)) ?? [];
  return [whole, undefined, whole.trimEnd(), newline];
}
