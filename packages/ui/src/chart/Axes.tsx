import type { ReactNode } from 'react';
import * as styles from './ChartSurface.css.ts';

/** Approximate width of an 11 px character in px. */
const characterWidth = 6.3;

export const textWidth = (text: string): number => text.length * characterWidth;

/** Truncates `text` to a width in px, never inside an emoji. */
export function truncateToWidth(text: string, width: number): string {
  // A width that was computed from a text must hold it despite rounding errors.
  const maxLength = Math.max(1, Math.floor(width / characterWidth + 0.001));
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, Math.max(1, maxLength - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** Every nth tick, so that labels do not overlap. */
function thinTicks(ticks: readonly AxisTick[]): readonly AxisTick[] {
  const [first, second] = ticks;
  if (first === undefined || second === undefined) return ticks;
  const step = Math.abs(second.at - first.at);
  const widest = Math.max(...ticks.map(({ text }) => textWidth(text)));
  const every = Math.max(1, Math.ceil((widest + 10) / step));
  return ticks.filter((_, index) => index % every === 0);
}

interface AxisTick {
  at: number;
  text: string;
}

interface ValueAxisProps {
  ticks: readonly AxisTick[];
  /** Edges of the grid in px. */
  left: number;
  right: number;
  isRtl: boolean;
  /** Position of the zero line, if it is in the plot. */
  ground?: number | undefined;
}

/** Horizontal grid lines, with their values at the inline start. */
export function ValueAxis({ ticks, left, right, isRtl, ground }: ValueAxisProps) {
  return (
    <g>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line
            className={at === ground ? styles.ground : styles.grid}
            x1={left}
            x2={right}
            y1={Math.round(at)}
            y2={Math.round(at)}
          />
          <text
            className={styles.axisText}
            x={isRtl ? right + 8 : left - 8}
            y={at}
            dy=".32em"
            textAnchor={isRtl ? 'start' : 'end'}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface PointAxisProps {
  ticks: readonly AxisTick[];
  y: number;
  left: number;
  right: number;
}

/** Labels below the points. Those at the ends stay inside the chart; a label that would overlap is left out. */
export function PointAxis({ ticks, y, left, right }: PointAxisProps): ReactNode {
  const visibleTicks: AxisTick[] = [];
  for (const { at, text } of ticks) {
    const half = textWidth(text) / 2;
    const x = Math.max(left + half - 24, Math.min(right - half, at));
    const before = visibleTicks.at(-1);
    const isFree = !before || Math.abs(x - before.at) >= half + textWidth(before.text) / 2 + 4;
    if (isFree) visibleTicks.push({ at: x, text });
  }
  return (
    <g>
      {visibleTicks.map(({ at, text }) => (
        <text key={at} className={styles.axisText} x={at} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

interface ValueColumnsProps {
  ticks: readonly AxisTick[];
  top: number;
  bottom: number;
  /** Baseline of the labels. */
  y: number;
  width: number;
  ground: number;
}

/** Vertical grid lines, with their values below: the value axis of horizontal bars. */
export function ValueColumns({ ticks, top, bottom, y, width, ground }: ValueColumnsProps) {
  return (
    <g>
      {ticks.map(({ at }) => (
        <line
          key={at}
          className={at === ground ? styles.ground : styles.grid}
          x1={Math.round(at)}
          x2={Math.round(at)}
          y1={top}
          y2={bottom}
        />
      ))}
      <PointAxis ticks={thinTicks(ticks)} y={y} left={0} right={width} />
    </g>
  );
}
