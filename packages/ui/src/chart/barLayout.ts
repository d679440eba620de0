import { scaleBand } from 'd3-scale';
import type { NormalizedSeries } from './series.ts';
import { stack, type Band } from './stack.ts';
import { linear, valueScale, type ValueKind, type ValueScale } from './valueScale.ts';

export interface Bar {
  /** Series ID. */
  id: string;
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The end away from zero is rounded: the outermost bar of a stack. */
  isEnd: boolean;
}

interface BarLayout {
  scale: ValueScale;
  /** Position of a value on its axis. */
  valueAt: (value: number) => number;
  /** Center of a category on the other axis. */
  middleOf: (index: number) => number;
  /** Distance between the centers of two categories. */
  step: number;
  bars: readonly Bar[];
}

interface BarBandsInput {
  count: number;
  series: readonly NormalizedSeries[];
  isStacked: boolean;
}

interface BarLayoutInput extends BarBandsInput {
  isHorizontal: boolean;
  isRtl: boolean;
  /** The start and end of each series' bars. */
  bands: readonly (readonly Band[])[];
  scale: ValueScale;
  box: { left: number; right: number; top: number; bottom: number };
}

/** px; wider bars look like areas. */
const widest = 48;

export function barBands({ count, series, isStacked }: BarBandsInput): BarLayoutInput['bands'] {
  return isStacked
    ? stack(
        series.map(({ values }) => values),
        count,
      )
    : series.map(({ values }) => values.map((value): Band => (value === null ? null : [0, value])));
}

/** Horizontal bars have value labels next to each other, as many as fit in `width`. */
export function barScale(bands: BarLayoutInput['bands'], kind: ValueKind, width: number | undefined): ValueScale {
  const ends = bands.flatMap((list) => list.flatMap((band) => band ?? []));
  return valueScale(ends, { kind, count: width === undefined ? 3 : Math.max(2, width / 110) });
}

/** Grouped or stacked bars, vertical or horizontal. */
export function barLayout(input: BarLayoutInput): BarLayout {
  const { count, series, isStacked, isHorizontal, isRtl, bands, scale, box } = input;
  const along: readonly [number, number] = isHorizontal
    ? isRtl
      ? [box.right, box.left]
      : [box.left, box.right]
    : [box.bottom, box.top];
  const valueAt = linear(scale.domain, along);

  const across: [number, number] = isHorizontal
    ? [box.top, box.bottom]
    : isRtl
      ? [box.right, box.left]
      : [box.left, box.right];
  const categories = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(across)
    .paddingInner(isStacked || series.length === 1 ? 0.35 : 0.28)
    .paddingOuter(0.18);
  const groupWidth = Math.min(categories.bandwidth(), widest * (isStacked ? 1 : series.length));
  const middleOf = (index: number) => (categories(index) ?? 0) + categories.bandwidth() / 2;
  const lanes = isStacked ? 1 : Math.max(1, series.length);
  const thickness = groupWidth / lanes;
  const space = lanes > 1 && thickness > 5 ? 1 : 0;

  const bars = bands.flatMap((list, at) =>
    list.flatMap((band, index): Bar[] => {
      if (band === null) return [];
      const lane = isStacked ? 0 : isRtl && !isHorizontal ? lanes - 1 - at : at;
      const start = middleOf(index) - groupWidth / 2 + lane * thickness + space / 2;
      const [one, other] = [valueAt(band[0]), valueAt(band[1])];
      const from = Math.min(one, other);
      const length = Math.abs(other - one);
      const isEnd = !isStacked || !bands.slice(at + 1).some((above) => isBeyond(above[index] ?? null, band[1]));
      // One per series.
      const { id } = series[at] as NormalizedSeries;
      const thick = Math.max(0.5, thickness - space);
      return isHorizontal
        ? [{ id, index, x: from, y: start, width: length, height: thick, isEnd }]
        : [{ id, index, x: start, y: from, width: thick, height: length, isEnd }];
    }),
  );
  return { scale, valueAt, middleOf, step: categories.step(), bars };
}

/** Another bar of the stack touches this end. */
function isBeyond(band: Band, end: number): boolean {
  return band !== null && band[0] === end && band[1] !== end;
}
