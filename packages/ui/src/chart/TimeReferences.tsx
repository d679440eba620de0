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

/** Dashed lines behind the series, each with its label at the end. */
export function ReferenceLines({
  lines,
  box: { left, right, top, isRtl },
  yOf,
  textOf,
}: {
  lines: readonly ReferenceLine[];
  box: Box;
  yOf: (value: number) => number;
  textOf: (line: ReferenceLine) => string;
}) {
  return lines.map((line) => {
    const y = Math.round(yOf(line.value));
    return (
      <g key={`${line.value} ${line.label}`} className={styles.tone[line.tone ?? 'neutral']}>
        <line className={styles.line} x1={left} x2={right} y1={y} y2={y} />
        <text
          className={styles.label}
          x={isRtl ? left + 2 : right - 2}
          y={y - top < 16 ? y + 13 : y - 5}
          textAnchor={isRtl ? 'start' : 'end'}
        >
          {textOf(line)}
        </text>
      </g>
    );
  });
}
