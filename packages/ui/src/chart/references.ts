import type { LucideIcon } from '../icon/index.ts';

export type ReferenceTone = 'neutral' | 'warning' | 'danger';

/** A value to compare with, such as a target: a dashed line across the plot. */
export interface ReferenceLine {
  value: number;
  /** Name without the value: "Target". */
  label: string;
  /** @default 'neutral' */
  tone?: ReferenceTone | undefined;
}

/** A shaded time span, such as an incident. */
export interface ReferenceArea {
  /** A date, or ms since 1970. */
  from: number | Date;
  /** @default the end of the chart */
  to?: number | Date | undefined;
  /** Shown with the values of its points: "Low offload on Arena Live". */
  label: string;
  /** @default 'warning' */
  tone?: ReferenceTone | undefined;
}

/** An event, such as an alert or a deployment: a marker on the time axis that links to its details. */
export interface ChartAnnotation {
  /** Stable across new data. */
  id: string;
  /** A date, or ms since 1970. */
  at: number | Date;
  /** The end of a time span to shade, `Infinity` while it continues. @default only the time is marked */
  to?: number | Date | undefined;
  /** What happened, without the time: "Low offload on Arena Live". */
  label: string;
  icon: LucideIcon;
  /** @default 'neutral' */
  tone?: ReferenceTone | undefined;
  /** URL of the details. */
  href: string;
}

export interface NormalizedArea {
  from: number;
  to: number;
  label: string;
  tone: ReferenceTone;
}

const isInside = ({ from, to }: NormalizedArea, times: readonly number[]): boolean =>
  from <= (times.at(-1) ?? 0) && to >= (times[0] ?? 0);

/** The areas and annotations inside the chart, with ends in ms. */
export function normalizeAreas(
  areas: readonly ReferenceArea[],
  annotations: readonly ChartAnnotation[],
  times: readonly number[],
): NormalizedArea[] {
  return [
    ...areas.map(({ from, to, label, tone = 'warning' }) => ({
      from: Number(from),
      to: to === undefined ? Infinity : Number(to),
      label,
      tone,
    })),
    ...annotations.map(({ at, to = at, label, tone = 'neutral' }) => ({
      from: Number(at),
      to: Number(to),
      label,
      tone,
    })),
  ].filter((area) => isInside(area, times));
}

/** The areas at a point; one that is shorter than the interval belongs to the nearest point. */
export function areasAt(areas: readonly NormalizedArea[], time: number, step: number): NormalizedArea[] {
  return areas.filter(({ from, to }) => from < time + step / 2 && to >= time - step / 2);
}
