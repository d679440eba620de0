export interface Image {
  width: number;
  height: number;
  /** RGBA, row by row. */
  data: Uint8Array;
}

/**
 * `exact`: every pixel counts but a few stray ones, for the browser that drew the baseline. `flat`: for another version of it, which draws
 * the edges of letters and curves differently; only areas and lines of one color count there.
 */
export type Rule = 'exact' | 'flat';

export interface Comparison {
  isSame: boolean;
  /** Why not, for a person. */
  reason: string;
  /** One byte a pixel, 1 where they differ; empty when the sizes do. */
  differing: Uint8Array;
}

/** Of 255, in each channel: the same drawing composited in another order may round otherwise. */
const rounding = 1;
/** Pixels that the same browser can render differently on a busy machine: up to four were observed. */
const stray = 8;
/** Share of the flat pixels that another version may move: the ends of lines, a corner. */
const moved = 0.002;

function differs(a: Uint8Array, b: Uint8Array, at: number): boolean {
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > rounding) return true;
  return false;
}

function isEqual(data: Uint8Array, one: number, other: number): boolean {
  return data[one] === data[other] && data[one + 1] === data[other + 1] && data[one + 2] === data[other + 2];
}

/** Has the color of the next two pixels on both sides in a direction: an area, or a line along itself. */
function isFlat({ width, height, data }: Image, x: number, y: number): boolean {
  const at = (y * width + x) * 4;
  const along = (step: number) => [-2, -1, 1, 2].every((distance) => isEqual(data, at, at + distance * step));
  return (x > 1 && x < width - 2 && along(4)) || (y > 1 && y < height - 2 && along(width * 4));
}

/** Compares what was drawn with what should have been. */
export function compare(expected: Image, actual: Image, rule: Rule): Comparison {
  if (expected.width !== actual.width || expected.height !== actual.height) {
    const reason = `it was ${expected.width} × ${expected.height} and is ${actual.width} × ${actual.height}`;
    return { isSame: false, reason, differing: new Uint8Array() };
  }
  const { width, height } = expected;
  const differing = new Uint8Array(width * height);
  let different = 0;
  let counted = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (rule === 'flat' && !(isFlat(expected, x, y) && isFlat(actual, x, y))) continue;
      counted += 1;
      if (!differs(expected.data, actual.data, pixel * 4)) continue;
      differing[pixel] = 1;
      different += 1;
    }
  }
  const isSame = rule === 'exact' ? different <= stray : different <= counted * moved;
  return { isSame, reason: isSame ? '' : `${different} of ${counted} pixels differ`, differing };
}
