import { expect, test } from 'vitest';
import { compare, type Image } from './compare.ts';

type Color = readonly [number, number, number];
const white: Color = [255, 255, 255];
const primary: Color = [0x0b, 0x57, 0xd0];

/** A white page with a filled box and a line under it, and letters that differ by version. */
function page({ box = primary, line = [0xc4, 0xc7, 0xcf] as Color, letter = 90, width = 80 } = {}): Image {
  const height = 60;
  const data = new Uint8Array(width * height * 4);
  const colorOf = (x: number, y: number): Color => {
    if (x >= 10 && x < 50 && y >= 10 && y < 30) return box;
    if (y === 40) return line;
    // Like the edge of a letter: no two pixels in a row are alike.
    if (y > 45 && y < 50 && x > 10 && x < 30) return [letter + x * 3 + y * 5, letter + x, letter + y];
    return white;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colorOf(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}

test('equal images are equal by both rules', () => {
  expect(compare(page(), page(), 'exact').isSame).toBe(true);
  expect(compare(page(), page(), 'flat').isSame).toBe(true);
});

test.each(['exact', 'flat'] as const)('a fill or a line of a similar color is detected (%s)', (rule) => {
  expect(compare(page(), page({ box: [0x0b, 0x57, 0xd4] }), rule)).toMatchObject({ isSame: false });
  expect(compare(page(), page({ line: [0xc0, 0xc4, 0xcd] }), rule)).toMatchObject({ isSame: false });
});

test('another drawing of the letters is a difference in the same browser, and none in another version', () => {
  expect(compare(page(), page({ letter: 60 }), 'exact').isSame).toBe(false);
  expect(compare(page(), page({ letter: 60 }), 'flat').isSame).toBe(true);
});

test('a few stray pixels are no difference in the same browser, a dozen are', () => {
  const strayed = (count: number) => {
    const image = page();
    for (let pixel = 0; pixel < count; pixel += 1) image.data[pixel * 4] = 128;
    return image;
  };
  expect(compare(page(), strayed(8), 'exact').isSame).toBe(true);
  expect(compare(page(), strayed(12), 'exact').isSame).toBe(false);
});

test('another size is a difference, and says which', () => {
  const { isSame, reason } = compare(page(), page({ width: 81 }), 'flat');
  expect(isSame).toBe(false);
  expect(reason).toBe('it was 80 × 60 and is 81 × 60');
});
