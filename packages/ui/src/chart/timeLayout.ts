import { area, line } from 'd3-shape';
import { decimate } from './decimate.ts';
import type { ReferenceLine } from './references.ts';
import type { NormalizedSeries } from './series.ts';
import { stack, type Band } from './stack.ts';
import { linear, valueScale, type ValueKind, type ValueScale } from './valueScale.ts';

/** Edges of the plot in px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRtl: boolean;
}

interface LinePath {
  id: string;
  line: string;
  /** The area below the line. */
  area?: string;
  /** Points without a known neighbor. */
  isolated: readonly (readonly [x: number, y: number])[];
}

export interface TimeLayout {
  xOf: (time: number) => number;
  yOf: (value: number) => number;
  scale: ValueScale;
  lines: readonly LinePath[];
  /** Upper edge of each series at each point, in the order of the lines. */
  tops: readonly (readonly (number | null)[])[];
}

interface TimeValues {
  /** Lower and upper edge of each value of a series. */
  bands: readonly (readonly Band[])[];
  tops: TimeLayout['tops'];
  scale: ValueScale;
}

interface TimeValuesInput {
  times: readonly number[];
  series: readonly NormalizedSeries[];
  /** Their values are inside the scale. @default none */
  lines?: readonly ReferenceLine[];
  isStacked: boolean;
  kind: ValueKind;
  /** Height of the plot in px. */
  height: number;
}

interface TimeLayoutInput extends Omit<TimeValuesInput, 'kind' | 'height' | 'lines'> {
  values: TimeValues;
  box: Box;
}

/** Points without a known neighbor on either side. */
function isolatedPoints(values: readonly (number | null)[], plotted: readonly number[]): number[] {
  const hasValue = (index: number | undefined) => index !== undefined && (values[index] ?? null) !== null;
  return plotted.filter((index, at) => hasValue(index) && !hasValue(plotted[at - 1]) && !hasValue(plotted[at + 1]));
}

/** From left to right, or from right to left in RTL. */
export function timeScale(times: readonly number[], { left, right, isRtl }: Box): (time: number) => number {
  const ends: readonly [number, number] = [times[0] ?? 0, times.at(-1) ?? 0];
  return linear(ends, isRtl ? [right, left] : [left, right]);
}

/** What does not depend on the width: the plot starts where the scale's labels end. */
export function timeValues({ times, series, lines = [], isStacked, kind, height }: TimeValuesInput): TimeValues {
  const fromZero = ({ values }: NormalizedSeries) => values.map((value): Band => (value === null ? null : [0, value]));
  const bands: readonly (readonly Band[])[] = isStacked
    ? [
        ...stack(
          series.filter(({ isComparison }) => !isComparison).map(({ values }) => values),
          times.length,
        ),
        // The comparison is last.
        ...series.filter(({ isComparison }) => isComparison).map(fromZero),
      ]
    : series.map(fromZero);
  const tops = bands.map((list) => list.map((band) => band && band[1]));
  const knownValues = tops
    .flatMap((list) => list.filter((value) => value !== null))
    .concat(lines.map(({ value }) => value));
  return { bands, tops, scale: valueScale(knownValues, { kind, count: height < 120 ? 2 : 3 }) };
}

export function timeLayout({ times, series, isStacked, values, box }: TimeLayoutInput): TimeLayout {
  const { bands, tops, scale } = values;
  const xOf = timeScale(times, box);
  const yOf = linear(scale.domain, [box.bottom, box.top]);
  // Half pixels, the resolution of a dense screen.
  const columns = times.map((time) => Math.round(xOf(time) * 2));
  const isDense = times.length > (box.right - box.left) * 2;
  const all = times.map((_, index) => index);

  const x = (index: number) => xOf(times[index] as number);
  return {
    xOf,
    yOf,
    scale,
    tops,
    lines: series.map(({ id, isComparison }, at) => {
      const own = tops[at] as readonly (number | null)[];
      const band = bands[at] as readonly Band[];
      const plotted = isDense ? decimate(own, (index) => columns[index] as number) : all;
      const y = (index: number) => yOf(own[index] ?? 0);
      const isDefined = (index: number) => (own[index] ?? null) !== null;
      const upper = line<number>(x, y).defined(isDefined)(plotted) ?? '';
      const points = {
        id,
        line: upper,
        isolated: isolatedPoints(own, plotted).map((index) => [x(index), y(index)] as const),
      };
      if (!isStacked || isComparison) return points;
      const lower = (index: number) => yOf(band[index]?.[0] ?? 0);
      return { ...points, area: area<number>(x, lower, y).defined(isDefined)(plotted) ?? '' };
    }),
  };
}
