import type { DashboardMetric, DashboardPanel } from '@edge-console/charts/contract';
import type { Sums, Window } from '../../../core/services/measurements.ts';
import { offloadOf } from '../../../core/services/metrics.ts';

/** Maximum number of distinguishable lines; the rest are combined. */
export const maxLines = 6;
/** The ID of the combined rest. */
const othersId = 'others';

export const zeroSums: Sums = { playingMs: 0, stalledMs: 0, p2pBytes: 0, cdnBytes: 0 };

export const addSums = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      playingMs: sum.playingMs + row.playingMs,
      stalledMs: sum.stalledMs + row.stalledMs,
      p2pBytes: sum.p2pBytes + row.p2pBytes,
      cdnBytes: sum.cdnBytes + row.cdnBytes,
    }),
    zeroSums,
  );

export const hoursOf = ({ playingMs }: Sums): number => playingMs / 3_600_000;
export const bytesOf = ({ p2pBytes, cdnBytes }: Sums): number => p2pBytes + cdnBytes;

export const metric = (
  id: string,
  unit: DashboardMetric['unit'],
  value: number | null,
  before: number | null,
  better: DashboardMetric['better'] = 'up',
): DashboardMetric => ({ id, unit, value, before, better });

/** The largest series, up to the maximum number of lines; `others` combines the rest. */
export function lines<Row>(
  rows: readonly Row[],
  {
    nameOf,
    amountOf,
    atOf,
    times,
  }: {
    readonly nameOf: (row: Row) => string;
    readonly amountOf: (row: Row) => number;
    readonly atOf: (row: Row) => Date;
    readonly times: readonly number[];
  },
): { id: string; values: number[] }[] {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(nameOf(row), (totals.get(nameOf(row)) ?? 0) + amountOf(row));
  const top = [...totals]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, maxLines)
    .map(([name]) => name);
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const valuesById = new Map<string, number[]>();
  const lineOf = (id: string): number[] => {
    const line = valuesById.get(id) ?? times.map(() => 0);
    valuesById.set(id, line);
    return line;
  };
  for (const name of top) lineOf(name);
  for (const row of rows) {
    const index = indexOf.get(atOf(row).getTime());
    if (index === undefined) continue;
    const line = lineOf(top.includes(nameOf(row)) ? nameOf(row) : othersId);
    line[index] = (line[index] ?? 0) + amountOf(row);
  }
  return [...valuesById].map(([id, values]) => ({ id, values }));
}

/** The sums of rows at each step of the previous period, which is as long as this one; undefined without any. */
export function sumsBefore(
  rows: readonly (Sums & { readonly at: Date })[],
  times: readonly number[],
  { from, to }: Pick<Window, 'from' | 'to'>,
): readonly Sums[] | undefined {
  if (rows.length === 0) return undefined;
  const byTime = Map.groupBy(rows, ({ at }) => at.getTime());
  return times.map((time) => addSums(byTime.get(time - (to.getTime() - from.getTime())) ?? []));
}

/** Delivery by source per step, in bits per second, and the peer-to-peer ratio. */
export function deliveryPanel(
  times: readonly number[],
  stepSeconds: number,
  sumsAt: (time: number) => Sums,
  before: readonly Sums[] | undefined,
): DashboardPanel {
  const steps = times.map(sumsAt);
  const rate = (bytes: number): number => (bytes * 8) / stepSeconds;
  return {
    shape: 'area',
    id: 'delivery',
    unit: 'bitRate',
    times: [...times],
    series: [
      { id: 'cdn', values: steps.map(({ cdnBytes }) => rate(cdnBytes)) },
      { id: 'p2p', values: steps.map(({ p2pBytes }) => rate(p2pBytes)) },
    ],
    strip: { id: 'offload', values: steps.map(offloadOf) },
    ...(before && { comparison: before.map((sums) => rate(bytesOf(sums))) }),
  };
}
