import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectContentType, detectNameType } from './imageType.ts';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (one) => one.charCodeAt(0)))),
  );

describe('detects the type by the first bytes (3)', () => {
  test.each([
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, 0x0a)],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['ico', bytes(0, 0, 1, 0, 2, 0)],
    ['webp', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 ')],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
    ['avif', bytes(0, 0, 0, 24, 'ftypavif')],
    ['bmp', bytes('BM')],
    ['tiff', bytes('II', 0x2a, 0)],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes('<?xml version="1.0"?>\n<!-- by hand -->\n<svg viewBox="0 0 1 1">')],
    [undefined, bytes('<html><svg></svg></html>')],
    [undefined, bytes('<svgx>')],
    [undefined, bytes('RIFF', 0, 0, 0, 0, 'WAVE')],
    [undefined, bytes(0x89, 'PNG')],
    [undefined, bytes()],
  ])('%s', (type, head) => expect(detectContentType(head)).toBe(type));

  const svgText = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const wide = (text: string, isLittle: boolean) =>
    Array.from(text).flatMap((one) => (isLittle ? [one.charCodeAt(0), 0] : [0, one.charCodeAt(0)]));
  test.each([
    ['behind a comment of megabytes', bytes(`<!--${'license '.repeat(2_000_000)}-->`, svgText)],
    ['behind comments and instructions', bytes('<?xml version="1.0"?><!-- a --><?style a?>\n<!-- b -->', svgText)],
    [
      'behind a document type with declarations',
      bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b" [<!ENTITY ns "]>"><!-- ]> -->]>', svgText),
    ],
    ['with a prefix', bytes('<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')],
    ['with the mark of UTF-8', bytes(0xef, 0xbb, 0xbf, svgText)],
    ['in UTF-16', Uint8Array.of(0xff, 0xfe, ...wide(svgText, true))],
    ['in UTF-16, the other byte first', Uint8Array.of(0xfe, 0xff, ...wide(svgText, false))],
    ['in UTF-16 without a mark', Uint8Array.from(wide(`<?xml version="1.0" encoding="UTF-16"?>${svgText}`, true))],
    [
      'in another encoding, which it names',
      bytes('<?xml version="1.0" encoding="ISO-8859-1"?><!-- gr', 0xfc, 'n -->', svgText),
    ],
    ['with its own root closed at once', bytes('<svg/>')],
  ])('detects an SVG %s', (_what, content) => {
    expect(detectContentType(content)).toBe('svg');
  });

  test.each([
    ['a page that holds one', bytes('<!-- a --><html><svg></svg></html>')],
    ['one that is commented out', bytes('<!-- <svg> -->')],
    ['a comment without an end', bytes('<!-- <svg>')],
    ['a name that begins like it', bytes('<svg:path/>')],
    ['in an encoding that it does not name', bytes('<!-- gr', 0xfc, 'n -->', svgText)],
  ])('rejects as an SVG: %s', (_what, content) => {
    expect(detectContentType(content)).toBeUndefined();
  });

  test('accepts any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (head) => {
        expect(() => detectContentType(head)).not.toThrow();
      }),
    );
  });
});

test.each([
  ['logo.png', 'png'],
  ['photo.JPG', 'jpeg'],
  ['photo.jpeg', 'jpeg'],
  ['logo.png.exe', undefined],
  ['png', undefined],
  ['', undefined],
])('detects the type of the name %s: %s', (name, type) => expect(detectNameType(name)).toBe(type));
