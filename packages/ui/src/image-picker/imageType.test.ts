import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeOfContent, typeOfName } from './imageType.ts';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (one) => one.charCodeAt(0)))),
  );

describe('what the first bytes are (3)', () => {
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
  ])('%s', (type, head) => expect(typeOfContent(head)).toBe(type));

  test('any bytes are judged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (head) => {
        expect(() => typeOfContent(head)).not.toThrow();
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
])('the name %s promises %s', (name, type) => expect(typeOfName(name)).toBe(type));
