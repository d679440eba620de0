import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** From 0 to 1, the same for the same step. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** The share of viewers who watch at this local hour, with a peak at 21:00. */
const dailyShare = (localHour: number): number =>
  0.2 + 0.8 * ((1 + Math.cos(((localHour - 21) / 12) * Math.PI)) / 2) ** 2;

/** A channel's viewers in one country. */
type Place = (typeof channels)[number] & (typeof countries)[number] & { readonly seed: number };

const places: readonly Place[] = channels.flatMap((channel, channelIndex) =>
  countries.map((country, countryIndex) => ({ ...channel, ...country, seed: channelIndex * 7 + countryIndex * 131 })),
);

/** What the viewers at a place watched in one step. */
function watchedAt({ viewers, offload, share, utcOffset, seed }: Place, time: number, seconds: number): Sums {
  const random = noise(time / 1000 + seed);
  const daily = dailyShare(time / hourMs + utcOffset);
  const audience = viewers * share * daily * (0.96 + 0.08 * random);
  const watchedMs = audience * seconds * 1000;
  const bytes = Math.round(audience * seconds * bytesPerSecond);
  const p2pBytes = Math.round(bytes * (offload + 0.06 * daily + 0.03 * (random - 0.5)));
  const stalledMs = Math.round(watchedMs * stalledShare);
  return { playingMs: Math.round(watchedMs) - stalledMs, stalledMs, p2pBytes, cdnBytes: bytes - p2pBytes };
}

type Group = Place & { at: Date; playingMs: number; stalledMs: number; p2pBytes: number; cdnBytes: number };
type Key = string | number;

/** The sums of each group, in the order of its first step. Summed as they are calculated, because a long time range has many steps. */
function sumsOf(
  those: readonly Place[],
  { window }: MeasurementQuery,
  keyOf: (place: Place, time: number) => Key,
): Group[] {
  const groups = new Map<Key, Group>();
  for (let time = window.from.getTime(); time < window.to.getTime(); time += window.step * 1000) {
    for (const place of those) {
      const sums = watchedAt(place, time, window.step);
      const key = keyOf(place, time);
      const group = groups.get(key);
      if (group) {
        group.playingMs += sums.playingMs;
        group.stalledMs += sums.stalledMs;
        group.p2pBytes += sums.p2pBytes;
        group.cdnBytes += sums.cdnBytes;
      } else groups.set(key, { ...place, ...sums, at: new Date(time) });
    }
  }
  return [...groups.values()];
}

const amounts: Readonly<Record<string, (sums: Sums) => number>> = {
  offload: offloadOf,
  viewingSeconds: ({ playingMs }) => playingMs / 1000,
};

function matchesAmount(value: number, { op, values }: Filter): boolean {
  const [low = 0, high = 0] = values.map(Number);
  return op === 'lt' ? value < low : op === 'gt' ? value > low : value >= low && value <= high;
}

function matchesName({ name, country }: Place, { field, op, values }: Filter): boolean {
  const text = (field === 'country' ? country : name).toLowerCase();
  const wanted = values.map((value) => value.toLowerCase());
  if (op === 'contains') return wanted.some((value) => text.includes(value));
  return wanted.includes(text) === (op === 'eq');
}

/** The places that match the filters. Amounts are those of a channel, in the countries that match. */
function placesOf(query: MeasurementQuery): readonly Place[] {
  const ofAmounts = query.filters.filter(({ field }) => Object.hasOwn(amounts, field));
  const ofNames = query.filters.filter(({ field }) => !Object.hasOwn(amounts, field));
  const named = places.filter(
    (place) =>
      (query.channelId === null || place.id === query.channelId) &&
      ofNames.every((filter) => matchesName(place, filter)),
  );
  if (ofAmounts.length === 0) return named;
  const matching = sumsOf(named, query, ({ id }) => id).filter((sums) =>
    ofAmounts.every((filter) => matchesAmount(amounts[filter.field]?.(sums) ?? 0, filter)),
  );
  const ids = new Set(matching.map(({ id }) => id));
  return named.filter(({ id }) => ids.has(id));
}

let last: Promise<unknown> = Promise.resolve();

/** One query at a time, each in its own turn of the event loop: a request can have many, and must not delay the others. */
function groups(query: MeasurementQuery, keyOf: (place: Place, time: number) => Key): Promise<Group[]> {
  const result = last.then(() => nextTurn()).then(() => sumsOf(placesOf(query), query, keyOf));
  last = result;
  return result;
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

const mostWatchedFirst = <Row extends Sums>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.playingMs - a.playingMs);

/** The queries about one account. */
export type AccountMeasurements = Omit<Measurements, 'accountSeries' | 'accountCountries'>;

/** Measurements of a fictional broadcaster, calculated from the time. They read and store nothing. */
export const sampleMeasurements: AccountMeasurements = {
  async totals(query) {
    const steps = await groups(query, (_, time) => time);
    const maxMs = Math.max(0, ...steps.map(({ playingMs, stalledMs }) => playingMs + stalledMs));
    return { ...sumOf(steps), maxMs, medianJoinMs: steps.length === 0 ? null : medianJoinMs };
  },
  channels: async (query) =>
    mostWatchedFirst(await groups(query, ({ id }) => id)).map(({ id, name, ...cell }) => ({
      id,
      name,
      ...sumOf([cell]),
    })),
  series: async (query) => groups(query, (_, time) => time),
  channelSeries: async (query) => groups(query, ({ name }, time) => `${time} ${name}`),
  joinTimes: async (query) =>
    (await groups(query, ({ name }, time) => (query.byChannel ? `${time} ${name}` : time))).map(({ at, name }) => ({
      at,
      name: query.byChannel ? name : null,
      milliseconds: medianJoinMs,
      sessions: 1,
    })),
  countries: async (query) => mostWatchedFirst(await groups(query, ({ country }) => country)),
  paths: async (query) => groups(query, ({ path }) => path.join(' ')),
};
