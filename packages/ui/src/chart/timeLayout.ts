import { area, line } from 'd3-shape';
import { decimate } from './decimate.ts';
import type { DrawnSeries } from './series.ts';
import { stack, type Band } from './stack.ts';
import { linear, valueScale, type ValueKind, type ValueScale } from './valueScale.ts';

/** Where things are, in px of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRtl: boolean;
}

interface LinePath {
  id: string;
  /** The line itself. */
  line: string;
  /** What lies below it. */
  area?: string;
  /** Points that no line leads to. */
  isolated: readonly (readonly [x: number, y: number])[];
}

export interface TimeLayout {
  xOf: (time: number) => number;
  yOf: (value: number) => number;
  scale: ValueScale;
  lines: readonly LinePath[];
  /** The upper edge of each series at each point, in the order of the lines. */
  tops: readonly (readonly (number | null)[])[];
}

interface TimeValues {
  /** From where to where each value of a series reaches. */
  bands: readonly (readonly Band[])[];
  tops: TimeLayout['tops'];
  scale: ValueScale;
}

interface TimeValuesInput {
  times: readonly number[];
  series: readonly DrawnSeries[];
  isStacked: boolean;
  kind: ValueKind;
  /** px of the drawing. */
  height: number;
}

interface TimeLayoutInput extends Omit<TimeValuesInput, 'kind' | 'height'> {
  values: TimeValues;
  box: Box;
}

/** A point without a known neighbour on either side. */
function isolatedPoints(values: readonly (number | null)[], drawn: readonly number[]): number[] {
  const isKnown = (index: number | undefined) => index !== undefined && (values[index] ?? null) !== null;
  return drawn.filter((index, at) => isKnown(index) && !isKnown(drawn[at - 1]) && !isKnown(drawn[at + 1]));
}

/** From left to right, or the other way where people read so. */
export function timeScale(times: readonly number[], { left, right, isRtl }: Box): (time: number) => number {
  const ends: readonly [number, number] = [times[0] ?? 0, times.at(-1) ?? 0];
  return linear(ends, isRtl ? [right, left] : [left, right]);
}

/** What does not depend on how wide the drawing is: where it begins follows from the words of the scale. */
export function timeValues({ times, series, isStacked, kind, height }: TimeValuesInput): TimeValues {
  const bands: readonly (readonly Band[])[] = isStacked
    ? stack(
        series.map(({ values }) => values),
        times.length,
      )
    : series.map(({ values }) => values.map((value): Band => (value === null ? null : [0, value])));
  const tops = bands.map((list) => list.map((band) => band && band[1]));
  const known = tops.flatMap((list) => list.filter((value) => value !== null));
  return { bands, tops, scale: valueScale(known, { kind, count: height < 120 ? 2 : 3 }) };
}

export function timeLayout({ times, series, isStacked, values, box }: TimeLayoutInput): TimeLayout {
  const { bands, tops, scale } = values;
  const xOf = timeScale(times, box);
  const yOf = linear(scale.domain, [box.bottom, box.top]);
  // Halves of pixels: as sharp as a dense screen shows.
  const columns = times.map((time) => Math.round(xOf(time) * 2));
  const isDense = times.length > (box.right - box.left) * 2;
  const all = times.map((_, index) => index);

  const x = (index: number) => xOf(times[index] as number);
  return {
    xOf,
    yOf,
    scale,
    tops,
    lines: series.map(({ id }, at) => {
      // One list for each series.
      const own = tops[at] as readonly (number | null)[];
      const band = bands[at] as readonly Band[];
      const drawn = isDense ? decimate(own, (index) => columns[index] as number) : all;
      const y = (index: number) => yOf(own[index] ?? 0);
      const isDefined = (index: number) => (own[index] ?? null) !== null;
      const upper = line<number>(x, y).defined(isDefined)(drawn) ?? '';
      const points = {
        id,
        line: upper,
        isolated: isolatedPoints(own, drawn).map((index) => [x(index), y(index)] as const),
      };
      if (!isStacked) return points;
      const lower = (index: number) => yOf(band[index]?.[0] ?? 0);
      return { ...points, area: area<number>(x, lower, y).defined(isDefined)(drawn) ?? '' };
    }),
  };
}
