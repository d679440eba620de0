import { describe, expect, it } from 'vitest';
import { faintContrast } from './imageContrast.ts';

const width = 10;
const colors = { navy: [10, 25, 47, 255], teal: [23, 137, 127, 255], white: [255, 255, 255, 255], none: [0, 0, 0, 0] };

/** A 10 × 10 image, with a color for each pixel. */
const image = (colorAt: (x: number, y: number) => keyof typeof colors) =>
  Uint8ClampedArray.from(
    Array.from(
      { length: width * width },
      (_, index) => colors[colorAt(index % width, Math.floor(index / width))],
    ).flat(),
  );
/** Letters: every third column. */
const isLetter = (x: number) => x % 3 === 0;

describe('faintContrast', () => {
  it('finds a dark name in the dark theme', () => {
    const name = image((x) => (isLetter(x) ? 'navy' : 'none'));
    expect(faintContrast(name, width, 'dark')).toBeLessThan(1.2);
    expect(faintContrast(name, width, 'light')).toBeUndefined();
  });

  it('finds a white name in the light theme', () => {
    const name = image((x) => (isLetter(x) ? 'white' : 'none'));
    expect(faintContrast(name, width, 'light')).toBe(1);
    expect(faintContrast(name, width, 'dark')).toBeUndefined();
  });

  it('finds a dark name next to a colored mark', () => {
    const logo = image((x, y) => (!isLetter(x) ? 'none' : y < 6 ? 'teal' : 'navy'));
    expect(faintContrast(logo, width, 'dark')).toBeLessThan(1.2);
  });

  it('accepts a mark that has its own background', () => {
    const mark = image((x, y) => (x > 2 && x < 6 && y > 2 && y < 6 ? 'white' : 'navy'));
    expect(faintContrast(mark, width, 'dark')).toBeUndefined();
  });

  it('finds a background with nothing visible on it', () => {
    expect(
      faintContrast(
        image(() => 'navy'),
        width,
        'dark',
      ),
    ).toBeDefined();
  });

  it('accepts an image without visible pixels', () => {
    expect(
      faintContrast(
        image(() => 'none'),
        width,
        'dark',
      ),
    ).toBeUndefined();
  });
});
