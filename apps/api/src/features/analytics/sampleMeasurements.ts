import type { Filter } from '../../core/lists/listQuery.ts';
import type { MeasurementQuery, Measurements, Sums } from '../../core/services/measurements.ts';
import { offloadOf } from '../../core/services/metrics.ts';

// A fictional broadcaster. Each name says "Sample", so that no screenshot or export is mistaken for real data.
const channels = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Sample Sports', viewers: 42_000, offload: 0.66 },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Sample News', viewers: 28_000, offload: 0.58 },
  { id: '00000000-0000-4000-8000-000000000003', name: 'Sample Movies', viewers: 19_000, offload: 0.62 },
  { id: '00000000-0000-4000-8000-000000000004', name: 'Sample Kids', viewers: 11_000, offload: 0.51 },
  { id: '00000000-0000-4000-8000-000000000005', name: 'Sample Music', viewers: 6_000, offload: 0.44 },
] as const;

const countries = [
  { country: 'FR', share: 0.31, utcOffset: 1, path: ['origin', 'Paris', 'Lyon'] },
  { country: 'DE', share: 0.22, utcOffset: 1, path: ['origin', 'Frankfurt', 'Berlin'] },
  { country: 'ES', share: 0.17, utcOffset: 1, path: ['origin', 'Paris', 'Madrid'] },
  { country: 'GB', share: 0.13, utcOffset: 0, path: ['origin', 'London'] },
  { country: 'BR', share: 0.1, utcOffset: -3, path: ['origin', 'Miami', 'São Paulo'] },
  { country: 'US', share: 0.07, utcOffset: -5, path: ['origin', 'Miami', 'New York'] },
] as const;

const hourMs = 3_600_000;
const bytesPerSecond = 560_000;
const stalledShare = 0.004;
const medianJoinMs = 410;

type Cell = Sums & {
  readonly at: Date;
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly path: readonly string[];
};

/** From 0 to 1, the same for the same step. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** The share of viewers who watch at this local hour, with a peak at 21:00. */
const dailyShare = (localHour: number): number =>
  0.2 + 0.8 * ((1 + Math.cos(((localHour - 21) / 12) * Math.PI)) / 2) ** 2;

function cells({ window }: MeasurementQuery): Cell[] {
  const all: Cell[] = [];
  const seconds = window.step;
  for (let time = window.from.getTime(); time < window.to.getTime(); time += seconds * 1000) {
    for (const [channelIndex, { id, name, viewers, offload }] of channels.entries()) {
      for (const [countryIndex, { country, share, utcOffset, path }] of countries.entries()) {
        const random = noise(time / 1000 + channelIndex * 7 + countryIndex * 131);
        const localHour = time / hourMs + utcOffset;
        const audience = viewers * share * dailyShare(localHour) * (0.96 + 0.08 * random);
        const watchedMs = audience * seconds * 1000;
        const p2pShare = offload + 0.06 * dailyShare(localHour) + 0.03 * (random - 0.5);
        const bytes = Math.round(audience * seconds * bytesPerSecond);
        const p2pBytes = Math.round(bytes * p2pShare);
        const stalledMs = Math.round(watchedMs * stalledShare);
        all.push({
          at: new Date(time),
          id,
          name,
          country,
          path,
          playingMs: Math.round(watchedMs) - stalledMs,
          stalledMs,
          p2pBytes,
          cdnBytes: bytes - p2pBytes,
        });
      }
    }
  }
  return all;
}

const sumOf = (rows: readonly Sums[]): Sums => {
  const sum = (key: keyof Sums) => rows.reduce((total, row) => total + row[key], 0);
  return {
    playingMs: sum('playingMs'),
    stalledMs: sum('stalledMs'),
    p2pBytes: sum('p2pBytes'),
    cdnBytes: sum('cdnBytes'),
  };
};

const amounts: Readonly<Record<string, (sums: Sums) => number>> = {
  offload: offloadOf,
  viewingSeconds: ({ playingMs }) => playingMs / 1000,
};

function keep(rows: readonly Cell[], { field, op, values }: Filter): Cell[] {
  const amount = amounts[field];
  if (amount) {
    const [low = 0, high = 0] = values.map(Number);
    const matches = (value: number) =>
      op === 'lt' ? value < low : op === 'gt' ? value > low : value >= low && value <= high;
    const matching = [...Map.groupBy(rows, ({ id }) => id)].filter(([, own]) => matches(amount(sumOf(own))));
    const ids = new Set(matching.map(([id]) => id));
    return rows.filter(({ id }) => ids.has(id));
  }
  const wanted = values.map((value) => value.toLowerCase());
  return rows.filter((row) => {
    const text = (field === 'country' ? row.country : row.name).toLowerCase();
    if (op === 'contains') return wanted.some((value) => text.includes(value));
    return wanted.includes(text) === (op === 'eq');
  });
}

const rowsOf = (query: MeasurementQuery): Cell[] =>
  query.filters.reduce(
    (rows, filter) => keep(rows, filter),
    cells(query).filter(({ id }) => query.channelId === null || id === query.channelId),
  );

/** The sums of each group, in the order of the first row. */
const groups = <Key extends string | number>(query: MeasurementQuery, keyOf: (cell: Cell) => Key) =>
  [...Map.groupBy(rowsOf(query), keyOf).values()].flatMap((rows) => (rows[0] ? [{ ...rows[0], ...sumOf(rows) }] : []));

const mostWatchedFirst = <Row extends Sums>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.playingMs - a.playingMs);

/** The queries about one account. */
export type AccountMeasurements = Omit<Measurements, 'accountSeries' | 'accountCountries'>;

/** Measurements of a fictional broadcaster, calculated from the time. They read and store nothing. */
export const sampleMeasurements: AccountMeasurements = {
  async totals(query) {
    const steps = groups(query, ({ at }) => at.getTime());
    const maxMs = Math.max(0, ...steps.map(({ playingMs, stalledMs }) => playingMs + stalledMs));
    return { ...sumOf(steps), maxMs, medianJoinMs: steps.length === 0 ? null : medianJoinMs };
  },
  channels: async (query) =>
    mostWatchedFirst(groups(query, ({ id }) => id)).map(({ id, name, ...cell }) => ({ id, name, ...sumOf([cell]) })),
  series: async (query) => groups(query, ({ at }) => at.getTime()),
  channelSeries: async (query) => groups(query, ({ at, name }) => `${at.getTime()} ${name}`),
  joinTimes: async (query) =>
    groups(query, ({ at, name }) => (query.byChannel ? `${at.getTime()} ${name}` : at.getTime())).map(
      ({ at, name }) => ({
        at,
        name: query.byChannel ? name : null,
        milliseconds: medianJoinMs,
        sessions: 1,
      }),
    ),
  countries: async (query) => mostWatchedFirst(groups(query, ({ country }) => country)),
  paths: async (query) => groups(query, ({ path }) => path.join(' ')),
};
