import { expect, test } from 'vitest';
import { readCsvText } from './readCsvText.ts';

const text = 'name,last_name\r\nJörgen,Müller €\r\n';
const utf8 = new TextEncoder().encode(text);
function utf16(written: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * written.length));
  for (let at = 0; at < written.length; at += 1) view.setUint16(2 * at, written.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', utf8, false],
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), false],
  ['UTF-16', utf16(`\uFEFF${text}`, true), false],
  ['UTF-16, big-endian', utf16(`\uFEFF${text}`, false), false],
  ['UTF-16 without a byte order mark', utf16(text, true), false],
  ['Windows-1252', Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))), true],
])('reads %s', (_encoding, bytes, isGuessed) => {
  expect(readCsvText(bytes)).toEqual({ text, isGuessed });
});

test('reads an empty file as an empty text', () => {
  expect(readCsvText(new Uint8Array())).toEqual({ text: '', isGuessed: false });
});

test('rejects a workbook', () => {
  expect(readCsvText(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0xff))).toBeUndefined();
});
