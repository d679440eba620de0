import type { TourStep } from '../definition.ts';
import { type Rect, center, grow, overlap } from './rect.ts';

export type Placement = NonNullable<TourStep['placement']>;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly left: number;
  readonly top: number;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/**
 * In px: between box and target, between box and viewport, from the target to the outside of its ring, and for
 * corners.
 */
const distances = { gap: 20, margin: 8, ring: 8, corner: 20 };

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function sideOf(placement: Placement, isRightToLeft: boolean): Side {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === isRightToLeft ? 'right' : 'left';
}

/** Clamps to the range; centers if the range is too small. */
const within = (value: number, from: number, to: number) =>
  from > to ? (from + to) / 2 : Math.max(from, Math.min(value, to));

/**
 * The position of the box in the viewport, and of its arrow, which only a box clear of its target has. Uses the first
 * of the preferred side, its opposite, all other sides, and the corners of the viewport, where the box covers the
 * target least.
 */
export function computePosition(
  target: Rect,
  { width, height }: Size,
  space: Size,
  placement: Placement,
  isRightToLeft: boolean,
  zoom = 1,
): { box: Point; arrow: Point | undefined } {
  const gap = distances.gap * zoom;
  const ring = grow(target, distances.ring * zoom);
  const { x, y } = center(target);
  const middle = {
    left: within(x - width / 2, distances.margin, space.width - width - distances.margin),
    top: within(y - height / 2, distances.margin, space.height - height - distances.margin),
  };
  const positions: Record<Side, Point> = {
    top: { ...middle, top: within(target.top - gap - height, 0, space.height - height) },
    bottom: { ...middle, top: within(target.top + target.height + gap, 0, space.height - height) },
    left: { ...middle, left: within(target.left - gap - width, 0, space.width - width) },
    right: { ...middle, left: within(target.left + target.width + gap, 0, space.width - width) },
  };
  const preferred = sideOf(placement, isRightToLeft);
  const sides: readonly Side[] = [preferred, opposite[preferred], 'bottom', 'top', 'right', 'left'];
  const corners = [Math.max(0, space.height - height), 0].flatMap((top) =>
    [Math.max(0, space.width - width), 0].map((left) => ({ side: undefined, left, top })),
  );
  const ranked = [...sides.map((side) => ({ side, ...positions[side] })), ...corners].map(({ side, left, top }) => {
    const area = { left, top, width, height };
    // Covering the ring is better than covering the target.
    return { side, left, top, covered: overlap(area, target) * 1e3 + overlap(area, ring) };
  });
  const best = ranked.reduce((least, one) => (one.covered < least.covered ? one : least));
  const corner = distances.corner * zoom;
  const along = {
    left: within(x, best.left + corner, best.left + width - corner),
    top: within(y, best.top + corner, best.top + height - corner),
  };
  const arrows: Record<Side, Point> = {
    top: { ...along, top: best.top + height },
    bottom: { ...along, top: best.top },
    left: { ...along, left: best.left + width },
    right: { ...along, left: best.left },
  };
  const arrow = best.side === undefined || best.covered > 0 ? undefined : arrows[best.side];
  return { box: { left: best.left, top: best.top }, arrow };
}
