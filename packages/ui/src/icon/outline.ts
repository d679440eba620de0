import type { IconPicture } from './picture.ts';
import { strokesOf, type Point, type Stroke } from './strokes.ts';

/** Edge of the square on which pictures are drawn. */
const units = 24;

export interface OutlineOptions {
  /** Edge in px. */
  size: number;
  /** How thick the pen is, in px. */
  thickness: number;
}

/** One unit long, to the left of the direction of travel, which is outwards on a circle that is walked clockwise. */
function leftOf({ from, to, circle }: Stroke): (point: Point) => Point {
  if (circle) {
    const { centre, radius } = circle;
    return ({ x, y }) => ({ x: (x - centre.x) / radius, y: (y - centre.y) / radius });
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const left = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  return () => left;
}

/**
 * The area that a round pen covers when it draws the picture, as the data of a path to be filled (`nonzero`). It is what
 * `clip-path` needs to show a picture without an element for it. Each stroke is a band with round ends, all of them clockwise, so
 * that nothing is taken away where two of them cross.
 */
export function outlineOf(picture: IconPicture, { size, thickness }: OutlineOptions): string {
  const scale = size / units;
  const half = thickness / 2 / scale;
  const px = (value: number) => String(Number((value * scale).toFixed(2)));
  const pair = ({ x, y }: Point) => `${px(x)} ${px(y)}`;
  const curve = (radius: number, flags: string) => `A${px(radius)} ${px(radius)} 0 ${flags} `;
  // Too small on purpose: a radius grows until the curve reaches, which makes it half a circle whatever rounding did to its ends.
  const end = curve(half / 2, '0 1');

  return strokesOf(picture)
    .map((stroke) => {
      const { from, to, circle } = stroke;
      const left = leftOf(stroke);
      const beside = (point: Point, distance: number) => {
        const { x, y } = left(point);
        return pair({ x: point.x + x * distance, y: point.y + y * distance });
      };
      const large = circle?.isMoreThanHalf ? 1 : 0;
      const there = circle ? curve(circle.radius + half, `${large} 1`) : 'L';
      const back = circle ? curve(circle.radius - half, `${large} 0`) : 'L';
      return [
        `M${beside(from, half)}${there}${beside(to, half)}${end}${beside(to, -half)}`,
        `${back}${beside(from, -half)}${end}${beside(from, half)}Z`,
      ].join('');
    })
    .join('');
}
