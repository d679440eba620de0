import { textWidth } from './Axes.tsx';
import { placeLabels, type Segment } from './labelPosition.ts';
import type { NormalizedArea, ReferenceLine } from './references.ts';
import type { Box } from './timeLayout.ts';
import * as styles from './TimeReferences.css.ts';

/** Shaded time spans behind the series, each with a line at its start. */
export function ReferenceAreas({
  areas,
  box: { left, right, top, bottom },
  xOf,
}: {
  areas: readonly NormalizedArea[];
  box: Box;
  xOf: (time: number) => number;
}) {
  const clamp = (x: number) => Math.max(left, Math.min(right, x));
  return areas.map(({ from, to, label, tone }) => {
    const start = xOf(from);
    const edges = [clamp(start), clamp(xOf(to))];
    const isStartShown = start >= left && start <= right;
    return (
      <g key={`${from} ${label}`} className={styles.tone[tone]} data-reference={label}>
        <rect
          className={styles.area}
          x={Math.min(...edges)}
          y={top}
          width={Math.abs((edges[1] as number) - (edges[0] as number))}
          height={bottom - top}
        />
        {isStartShown && <line className={styles.start} x1={start} x2={start} y1={top} y2={bottom} />}
      </g>
    );
  });
}

/** Dashed lines behind the series. */
export function ReferenceLines({
  lines,
  box: { left, right },
  yOf,
}: {
  lines: readonly ReferenceLine[];
  box: Box;
  yOf: (value: number) => number;
}) {
  return lines.map(({ value, label, tone = 'neutral' }) => {
    const y = Math.round(yOf(value));
    return (
      <g key={`${value} ${label}`} className={styles.tone[tone]}>
        <line className={styles.line} x1={left} x2={right} y1={y} y2={y} />
      </g>
    );
  });
}

/** Their labels, above the series and where they cross the fewest lines. */
export function ReferenceLabels({
  lines,
  box,
  obstacles,
  yOf,
  textOf,
}: {
  lines: readonly ReferenceLine[];
  box: Box;
  /** Parts of the drawing that labels avoid. */
  obstacles: readonly Segment[];
  yOf: (value: number) => number;
  textOf: (line: ReferenceLine) => string;
}) {
  const texts = lines.map(textOf);
  const positions = placeLabels(
    lines.map(({ value }, at) => ({ y: Math.round(yOf(value)), width: textWidth(texts[at] as string) })),
    box,
    obstacles,
  );
  return positions.map(({ x, y, anchor }, at) => {
    const { value, label, tone = 'neutral' } = lines[at] as ReferenceLine;
    return (
      <g key={`${value} ${label}`} className={styles.tone[tone]}>
        <text className={styles.label} x={x} y={y} textAnchor={anchor}>
          {texts[at]}
        </text>
      </g>
    );
  });
}
