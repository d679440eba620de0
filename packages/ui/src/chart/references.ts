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

export interface NormalizedArea extends ReferenceArea {
  from: number;
  to: number;
  tone: ReferenceTone;
}

/** The areas inside the chart, with ends in ms. */
export function normalizeAreas(areas: readonly ReferenceArea[], times: readonly number[]): NormalizedArea[] {
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 0;
  return areas
    .map((area) => ({
      ...area,
      from: Number(area.from),
      to: area.to === undefined ? Infinity : Number(area.to),
      tone: area.tone ?? 'warning',
    }))
    .filter(({ from, to }) => from <= last && to >= first);
}

/** The areas at a point; one that is shorter than the interval belongs to the nearest point. */
export function areasAt(areas: readonly NormalizedArea[], time: number, step: number): NormalizedArea[] {
  return areas.filter(({ from, to }) => from < time + step / 2 && to >= time - step / 2);
}
