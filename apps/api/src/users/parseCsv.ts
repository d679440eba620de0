/**
 * The rows of a CSV text (RFC 4180): fields by commas, in double quotes where they hold one. Empty lines are left out;
 * `line` counts them, from 1.
 */
export function parseCsv(text: string): { readonly line: number; readonly fields: readonly string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  let line = 1;
  let fields: string[] = [];
  // Spreadsheets write a byte order mark.
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  token.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let start = line;
  while (token.lastIndex <= text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    // A quote in a wrong place: the rest of the line is one field, verbatim.
    const [whole, quoted, plain = '', end = ''] = match ?? takeLine(text, at);
    if (!match) token.lastIndex = at + whole.length;
    fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (fields.some((field) => field !== '')) rows.push({ line: start, fields });
    fields = [];
    start = line;
    if (end === '') break;
  }
  return rows;
}

function takeLine(text: string, at: number): [string, undefined, string, string] {
  const newline = text.indexOf('\n', at);
  const whole = newline === -1 ? text.slice(at) : text.slice(at, newline + 1);
  return [whole, undefined, whole.trimEnd(), newline === -1 ? '' : '\n'];
}
