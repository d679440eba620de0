import type { DashboardFigure, DashboardPanel } from '@edge-console/charts/contract';
import { offloadOf, type Sums } from '../../../core/services/measurements.ts';

/** As many lines as can be told apart; the others are one. */
export const maxLines = 6;
/** The id of what is left over. */
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

export const figure = (
  id: string,
  unit: DashboardFigure['unit'],
  value: number | null,
  before: number | null,
  better: DashboardFigure['better'] = 'up',
): DashboardFigure => ({ id, unit, value, before, better });

/** The names with the most, at most so many lines; `others` holds the rest. */
export function lines<Row>(
  rows: readonly Row[],
  {
    nameOf,
    amountOf,
    atOf,
    moments,
  }: {
    readonly nameOf: (row: Row) => string;
    readonly amountOf: (row: Row) => number;
    readonly atOf: (row: Row) => Date;
    readonly moments: readonly number[];
  },
): { id: string; values: number[] }[] {
  const whole = new Map<string, number>();
  for (const row of rows) whole.set(nameOf(row), (whole.get(nameOf(row)) ?? 0) + amountOf(row));
  const own = [...whole]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, maxLines)
    .map(([name]) => name);
  const placeOf = new Map(moments.map((moment, place) => [moment, place]));
  const drawn = new Map<string, number[]>();
  const lineOf = (id: string): number[] => {
    const line = drawn.get(id) ?? moments.map(() => 0);
    drawn.set(id, line);
    return line;
  };
  for (const name of own) lineOf(name);
  for (const row of rows) {
    const place = placeOf.get(atOf(row).getTime());
    if (place === undefined) continue;
    const line = lineOf(own.includes(nameOf(row)) ? nameOf(row) : othersId);
    line[place] = (line[place] ?? 0) + amountOf(row);
  }
  return [...drawn].map(([id, values]) => ({ id, values }));
}

/** What was delivered at each step by whom, in bits per second, and the ratio that viewers gave each other. */
export function deliveryPanel(
  moments: readonly number[],
  stepSeconds: number,
  sumsAt: (moment: number) => Sums,
): DashboardPanel {
  const steps = moments.map(sumsAt);
  const rate = (bytes: number): number => (bytes * 8) / stepSeconds;
  return {
    shape: 'area',
    id: 'delivery',
    unit: 'bitRate',
    times: [...moments],
    series: [
      { id: 'cdn', values: steps.map(({ cdnBytes }) => rate(cdnBytes)) },
      { id: 'p2p', values: steps.map(({ p2pBytes }) => rate(p2pBytes)) },
    ],
    strip: { id: 'offload', values: steps.map(offloadOf) },
  };
}
