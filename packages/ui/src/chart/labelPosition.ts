import type { Box } from './timeLayout.ts';

/** A straight part of a drawing, in px. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

interface Label {
  /** Position of its reference line. */
  y: number;
  width: number;
}

interface LabelPosition {
  x: number;
  /** The baseline. */
  y: number;
  anchor: 'start' | 'end';
}

/** In px: from the line to the text, and the height of its letters. */
const gap = 5;
const letters = 9;
const margin = 2;

/** Whether a segment passes through an area. */
function crosses([x1, y1, x2, y2]: Segment, from: number, to: number, top: number, bottom: number): boolean {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  if (right < from || left > to) return false;
  const yAt = (x: number) => (x1 === x2 ? y1 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
  const ends = x1 === x2 ? [y1, y2] : [yAt(Math.max(left, from)), yAt(Math.min(right, to))];
  return Math.max(...ends) >= top && Math.min(...ends) <= bottom;
}

/**
 * Labels above or below their line, at its end or its start: the first of these positions that crosses the fewest
 * segments, other lines, and earlier labels.
 */
export function placeLabels(
  labels: readonly Label[],
  { left, right, top, bottom, isRtl }: Box,
  segments: readonly Segment[],
): LabelPosition[] {
  const taken: Segment[] = [...segments];
  return labels.map(({ y, width }, at) => {
    const others = labels.flatMap((other, index): Segment[] => (index === at ? [] : [[left, other.y, right, other.y]]));
    const candidates = (isRtl ? [left, right] : [right, left]).flatMap((edge) =>
      [y - gap, y + gap + letters].map((baseline) => {
        const from = edge === left ? left + margin : right - margin - width;
        const isOutside = baseline - letters < top || baseline > bottom;
        const isCrossed = (segment: Segment) =>
          crosses(segment, from, from + width, baseline - letters - 1, baseline + 2);
        const crossed = [...taken, ...others].filter(isCrossed).length;
        return { edge, from, baseline, cost: crossed + (isOutside ? 1e6 : 0) };
      }),
    );
    const best = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push([best.from, best.baseline - letters / 2, best.from + width, best.baseline - letters / 2]);
    return {
      x: best.edge === left ? left + margin : right - margin,
      y: best.baseline,
      anchor: best.edge === left ? 'start' : 'end',
    };
  });
}
