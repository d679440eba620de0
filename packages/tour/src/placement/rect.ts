/** In viewport px. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/** The part within the bounds; an area outside shrinks to the nearest edge. */
export function clip({ left, top, width, height }: Rect, bounds: Rect): Rect {
  const [right, bottom] = [bounds.left + bounds.width, bounds.top + bounds.height];
  const x = clamp(left, bounds.left, right);
  const y = clamp(top, bounds.top, bottom);
  return {
    left: x,
    top: y,
    width: clamp(left + width, bounds.left, right) - x,
    height: clamp(top + height, bounds.top, bottom) - y,
  };
}

/** Shared area in square px. Half a pixel, which rounding can cause, does not count. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0.5 && height > 0.5 ? width * height : 0;
}

export const grow = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const center = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });
