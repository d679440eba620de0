import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOfImage } from './imageSize.ts';
import { imageTypes, type ImageType } from './imageType.ts';

const twoBytes = (value: number) => [value >> 8, value & 255];
const fourBytes = (value: number) => [0, 0, ...twoBytes(value)];
const text = (words: string) => new TextEncoder().encode(words);

const png = (width: number, height: number) =>
  Uint8Array.of(
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...fourBytes(width),
    ...fourBytes(height),
  );

/** One part of a JPEG: its marker, its length, and what is in it. */
const part = (marker: number, ...content: number[]) => [0xff, marker, ...twoBytes(content.length + 2), ...content];
const exif = (orientation: number, isLittle: boolean) => {
  const two = (value: number) => (isLittle ? twoBytes(value).toReversed() : twoBytes(value));
  const four = (value: number) => (isLittle ? fourBytes(value).toReversed() : fourBytes(value));
  const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
  const entry = [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0];
  return part(0xe1, 0x45, 0x78, 0x69, 0x66, 0, 0, ...order, ...two(0x2a), ...four(8), ...two(1), ...entry, ...four(0));
};
const frame = (width: number, height: number, marker = 0xc0) =>
  part(marker, 8, ...twoBytes(height), ...twoBytes(width), 3);
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

describe('the size of an image, as it is seen', () => {
  test.each<[string, ImageType, Uint8Array, [number, number] | undefined]>([
    ['png', 'png', png(1600, 1200), [1600, 1200]],
    ['a png without pixels', 'png', png(0, 10), undefined],
    ['a png cut short', 'png', png(1600, 1200).subarray(0, 20), undefined],
    ['jpeg', 'jpeg', jpeg(frame(640, 480)), [640, 480]],
    [
      'a progressive jpeg behind other parts',
      'jpeg',
      jpeg(part(0xe0, 1, 2), part(0xc4, 9), frame(640, 480, 0xc2)),
      [640, 480],
    ],
    ['fill bytes before a marker', 'jpeg', jpeg([0xff], frame(640, 480)), [640, 480]],
    ['gif', 'gif', Uint8Array.of(...text('GIF89a'), 64, 0, 32, 0), [64, 32]],
    ['ico, its largest', 'ico', Uint8Array.of(0, 0, 1, 0, 2, 0, 16, 16, ...new Uint8Array(14), 32, 32), [32, 32]],
    ['ico of 256', 'ico', Uint8Array.of(0, 0, 1, 0, 1, 0, 0, 0), [256, 256]],
    ['svg by its sides', 'svg', text('<svg width="820" height="300px" viewBox="0 0 8 3">'), [820, 300]],
    ['svg by its box', 'svg', text('<svg viewBox="0 0 82.5 30">'), [82.5, 30]],
    ['svg in percent', 'svg', text('<svg width="100%" height="100%">'), undefined],
  ])('%s', (_what, type, bytes, size) => {
    expect(sizeOfImage(bytes, type)).toEqual(size && { width: size[0], height: size[1] });
  });

  test.each([true, false])('turned by the camera, in either byte order (11)', (isLittle) => {
    for (const orientation of [1, 2, 3, 4]) {
      expect(sizeOfImage(jpeg(exif(orientation, isLittle), frame(640, 480)), 'jpeg')?.width).toBe(640);
    }
    for (const orientation of [5, 6, 7, 8]) {
      expect(sizeOfImage(jpeg(exif(orientation, isLittle), frame(640, 480)), 'jpeg')?.width).toBe(480);
    }
  });

  test('any bytes are read, also broken ones', () => {
    const starts = [[], [0xff, 0xd8], exif(6, true), [0, 0, 1, 0]];
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }));
    fc.assert(
      fc.property(bytes, fc.constantFrom(...(Object.keys(imageTypes) as ImageType[])), ([start, rest], type) => {
        const size = sizeOfImage(Uint8Array.of(...start, ...rest), type);
        expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
