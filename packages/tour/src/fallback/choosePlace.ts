import type { TourStep } from '../definition.ts';

export type Placement = NonNullable<TourStep['placement']>;

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function sideOf(placement: Placement, isRightToLeft: boolean): Side {
  if (placement === 'top' || placement === 'bottom') return placement;
  return (placement === 'start') === isRightToLeft ? 'right' : 'left';
}

/** Clamps to the inside; at the start where there is too little room. */
const within = (value: number, size: number, room: number) => Math.max(0, Math.min(value, room - size));

/** Where the top left corner of the box goes in the viewport: the preferred side, its opposite, any other, or over the target. */
export function choosePlace(
  target: Area,
  box: Size,
  room: Size,
  placement: Placement,
  isRightToLeft: boolean,
): { left: number; top: number } {
  const wished = sideOf(placement, isRightToLeft);
  const free: Record<Side, number> = {
    top: target.top - box.height,
    bottom: room.height - target.top - target.height - box.height,
    left: target.left - box.width,
    right: room.width - target.left - target.width - box.width,
  };
  const sides: readonly Side[] = [wished, opposite[wished], 'bottom', 'top', 'right', 'left'];
  const side = sides.find((one) => free[one] >= 0);
  const middle = {
    left: within(target.left + (target.width - box.width) / 2, box.width, room.width),
    top: within(target.top + (target.height - box.height) / 2, box.height, room.height),
  };
  if (side === 'top') return { left: middle.left, top: free.top };
  if (side === 'bottom') return { left: middle.left, top: target.top + target.height };
  if (side === 'left') return { left: free.left, top: middle.top };
  if (side === 'right') return { left: target.left + target.width, top: middle.top };
  return { left: within((room.width - box.width) / 2, box.width, room.width), top: room.height - box.height };
}
