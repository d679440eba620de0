import type { ReactNode } from 'react';
import * as styles from './ChartSurface.css.ts';

/** A letter of 11 px is about so wide; an axis need not be exact. */
const letterWidth = 6.3;

export const textWidth = (text: string): number => text.length * letterWidth;

/** `text`, cut to a width in px, and through no emoji. */
export function truncateToWidth(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / letterWidth));
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(1, most - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** As many of the ticks, evenly, that their words do not touch. */
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
  /** Of the grid, in px. */
  left: number;
  right: number;
  isRtl: boolean;
  /** The line at zero, where it lies within. */
  ground?: number | undefined;
}

/** Lines across, and the values they stand for at the side where reading begins. */
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

/** What stands below the points; words at the ends stay within the drawing, or go where they would lie on their neighbour. */
export function PointAxis({ ticks, y, left, right }: PointAxisProps): ReactNode {
  const kept: AxisTick[] = [];
  for (const { at, text } of ticks) {
    const half = textWidth(text) / 2;
    const x = Math.max(left + half - 24, Math.min(right - half, at));
    const before = kept.at(-1);
    const isFree = !before || Math.abs(x - before.at) >= half + textWidth(before.text) / 2 + 4;
    if (isFree) kept.push({ at: x, text });
  }
  return (
    <g>
      {kept.map(({ at, text }) => (
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
  /** Of the words. */
  y: number;
  width: number;
  ground: number;
}

/** Lines upright, and the values they stand for below: the axis of bars that lie. */
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
