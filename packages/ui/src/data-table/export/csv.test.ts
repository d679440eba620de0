import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipboardRows } from './clipboard.ts';
import { cellText, csvLine, safeText } from './csv.ts';

/** A parser for RFC 4180. */
function parseCsv(text: string, separator = ','): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) {
      record.push(field);
      field = '';
    } else if (letter === '\r' || letter === '\n') {
      records.push([...record, field]);
      record = [];
      field = '';
      if (letter === '\r' && text[index + 1] === '\n') index += 1;
    } else field += letter;
  }
  return records;
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '\t', ' ', '=', '+', '-', '@', "'", 'a', '1', '＝', ';') }),
);
const value = fc.oneof(awkward, fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));

test('writes records that other parsers read unchanged (56)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (records) => {
      expect(parseCsv(records.map(csvLine).join(''))).toEqual(records.map((record) => record.map(cellText)));
    }),
  );
});

test.each([';', '\t'])('contains no formula for a spreadsheet with the separator %j', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.array(awkward, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (records) => {
      const file = records.map((record) => csvLine(['name', ...record])).join('');
      const cells = parseCsv(file, separator).flat();
      expect(cells.filter((cell) => /^[\s"\u00A0]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a;b', '"a;b"'],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a;"=1', `"a;""'=1"`],
  ['a-b', 'a-b'],
])('writes %j as %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test('escapes formulas, even after spaces, and keeps all characters (56)', () => {
  fc.assert(
    fc.property(awkward, (text) => {
      const safe = safeText(text);
      const isNumber = /^[+-]\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/.test(text);
      expect(isNumber || !/^[=+\-@＝＋－＠]/.test(safe.trimStart())).toBe(true);
      expect(safe).not.toMatch(/^[\t\r]/);
      expect(safe === text || safe === `'${text}`).toBe(true);
    }),
  );
});

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1+1',
  '-',
  '-5+cmd|calc',
  '+49 30 1234',
  '=',
  '-1-1',
])('escapes %j', (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test.each([-5, '-5', '+5', '-5.25', '-5,25', '1e-7', '-1E+9', 0, -0.5])('keeps the number %j', (number) => {
  expect(safeText(number)).toBe(String(number));
});

test('writes ISO dates, and nothing for empty values', () => {
  expect(csvLine([new Date('2026-11-20T12:00:00Z'), null, undefined, true, new Date(Number.NaN)])).toBe(
    '2026-11-20T12:00:00.000Z,,,true,\r\n',
  );
});

const columns = [
  { id: 'a', header: 'Name', cell: () => null, exportValue: ([name]: readonly string[]) => name },
  { id: 'b', header: 'Note', cell: () => null, exportValue: ([, note]: readonly string[]) => note },
];

test('copies cells that a spreadsheet reads unchanged', () => {
  const row = fc.tuple(awkward, awkward);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const { text } = clipboardRows(columns, rows);
      expect(parseCsv(`${text}\r\n`, '\t')).toEqual([['Name', 'Note'], ...rows.map((cells) => cells.map(safeText))]);
    }),
  );
});

test('escapes HTML in copied cells', () => {
  const { html } = clipboardRows(columns, [['<img src=x onerror=alert(1)>', 'a & "b"\nc']]);
  expect(html).toBe(
    '<table><thead><tr><th>Name</th><th>Note</th></tr></thead><tbody><tr>' +
      '<td>&lt;img src=x onerror=alert(1)&gt;</td><td>a &amp; &quot;b&quot;<br>c</td></tr></tbody></table>',
  );
});
