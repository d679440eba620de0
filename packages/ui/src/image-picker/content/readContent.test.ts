import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageTypes, type ImageType } from '../imageType.ts';
import { readContent } from './readContent.ts';

const contentOf = (bytes: Uint8Array<ArrayBuffer>, type: ImageType) => readContent(new Blob([bytes]), type);
const sizeOf = async (bytes: Uint8Array<ArrayBuffer>, type: ImageType) => (await contentOf(bytes, type)).size;

const twoBytes = (value: number) => [value >> 8, value & 255];
const fourBytes = (value: number) => [0, 0, ...twoBytes(value)];
const text = (value: string) => new TextEncoder().encode(value);

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

/** A JPEG segment: marker, length and data. */
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

describe('image size as displayed', () => {
  test.each<[string, ImageType, Uint8Array<ArrayBuffer>, [number, number] | undefined]>([
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
  ])('%s', async (_what, type, bytes, size) => {
    expect(await sizeOf(bytes, type)).toEqual(size && { width: size[0], height: size[1] });
  });

  test.each([true, false])('applies EXIF rotation in either byte order (11)', async (isLittle) => {
    for (const orientation of [1, 2, 3, 4]) {
      expect((await sizeOf(jpeg(exif(orientation, isLittle), frame(640, 480)), 'jpeg'))?.width).toBe(640);
    }
    for (const orientation of [5, 6, 7, 8]) {
      expect((await sizeOf(jpeg(exif(orientation, isLittle), frame(640, 480)), 'jpeg'))?.width).toBe(480);
    }
  });

  test('handles any bytes, including damaged files', async () => {
    const starts = [[], [0xff, 0xd8], exif(6, true), [0, 0, 1, 0]];
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }));
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.constantFrom(...(Object.keys(imageTypes) as ImageType[])),
        async ([start, rest], type) => {
          const size = await sizeOf(Uint8Array.of(...start, ...rest), type);
          expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

const big = 3_000_000;
const chunk = (name: string, content: ArrayLike<number>) => [
  content.length >>> 24,
  (content.length >>> 16) & 255,
  (content.length >>> 8) & 255,
  content.length & 255,
  ...text(name),
  ...Array.from(content),
  0,
  0,
  0,
  0,
];
const header = [...fourBytes(4), ...fourBytes(3), 8, 6, 0, 0, 0];
const completePng = (...chunks: number[][]) =>
  Uint8Array.from([0x89, ...text('PNG\r\n'), 0x1a, 0x0a, ...chunk('IHDR', header), ...chunks.flat()]);
const still = [chunk('IDAT', [1, 2, 3]), chunk('IEND', [])];
const scan = [...part(0xda, 1, 2), 0x12, 0xff, 0, 0x34];
const end = [0xff, 0xd9];
const frameBytes = [0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0, 2, 2, 0x4c, 1, 0];
const gif = (...blocks: number[][]) =>
  Uint8Array.from([...text('GIF89a'), 4, 0, 3, 0, 0x80, 0, 0, ...new Uint8Array(6), ...blocks.flat()]);
const loop = [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0];
const ico = Uint8Array.of(0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0, 1, 2, 3, 4);

test('finds the icon sizes that browsers request and the file lacks (26)', async () => {
  const icon = (...sides: number[]) =>
    Uint8Array.from([0, 0, 1, 0, sides.length, 0, ...sides.flatMap((side) => [side, side, ...new Uint8Array(14)])]);
  const missing = async (...sides: number[]) => (await contentOf(icon(...sides), 'ico')).missingSides;
  expect(await missing(16, 32, 48)).toEqual([]);
  expect(await missing(48)).toEqual([16, 32]);
  expect(await missing(0, 16)).toEqual([32]);
});

describe('detects a file truncated at any byte (2)', () => {
  test.each<[string, ImageType, Uint8Array<ArrayBuffer>, number]>([
    ['png', 'png', completePng(...still), 33],
    ['jpeg', 'jpeg', jpeg(frame(4, 3), scan, end), 2],
    ['gif', 'gif', gif(loop, frameBytes), 1],
    ['ico', 'ico', ico, 6],
    ['svg', 'svg', text('<svg viewBox="0 0 4 3"><g></g></svg>'), 5],
  ])('%s', async (_what, type, file, shortest) => {
    expect(await contentOf(file, type)).toMatchObject({ isComplete: true, size: { width: type === 'ico' ? 16 : 4 } });
    for (let length = shortest; length < file.length - (type === 'svg' ? 1 : 0); length += 1)
      expect((await contentOf(file.subarray(0, length), type)).isComplete).toBe(false);
  });
});

test('finds an image after megabytes of other segments (11)', async () => {
  const app = part(0xe2, ...new Uint8Array(65_000));
  const parts = Array.from({ length: Math.ceil(big / app.length) }, () => app);
  expect(await contentOf(jpeg(...parts, exif(6, true), frame(640, 480), scan, end), 'jpeg')).toMatchObject({
    size: { width: 480, height: 640 },
    isComplete: true,
  });
  const noted = completePng(chunk('iTXt', new Uint8Array(big)), ...still);
  expect(await contentOf(noted, 'png')).toMatchObject({ size: { width: 4, height: 3 }, isComplete: true });
});

test('ignores data after the end marker', async () => {
  const trailing = Array.from(text('a video of the same moment'));
  expect((await contentOf(jpeg(frame(4, 3), scan, end, trailing), 'jpeg')).isComplete).toBe(true);
  expect((await contentOf(completePng(...still, trailing), 'png')).isComplete).toBe(true);
});

test('detects animations with more than one frame', async () => {
  const control = (frameCount: number) => chunk('acTL', [0, 0, 0, frameCount, 0, 0, 0, 0]);
  const isAnimated = async (bytes: Uint8Array<ArrayBuffer>, type: ImageType) =>
    (await contentOf(bytes, type)).isAnimated;
  expect(await isAnimated(completePng(control(2), ...still), 'png')).toBe(true);
  expect(await isAnimated(completePng(control(1), ...still), 'png')).toBe(false);
  expect(await isAnimated(completePng(...still), 'png')).toBe(false);
  // An animation chunk after the image data is ignored.
  expect(await isAnimated(completePng(chunk('IDAT', [1]), control(2), chunk('IEND', [])), 'png')).toBe(false);
  expect(await isAnimated(gif(loop, frameBytes, frameBytes, [0x3b]), 'gif')).toBe(true);
  expect(await isAnimated(gif(frameBytes, [0x3b]), 'gif')).toBe(false);
});
