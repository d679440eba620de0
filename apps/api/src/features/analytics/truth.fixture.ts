import { expect } from 'vitest';
import type { Beacon, Sums } from '../../core/services/measurements.ts';
import { offloadOf } from '../../core/services/metrics.ts';

/** Queries one analytics field of an account. */
export type Measure = <Value>(field: string, selection: string, span: object) => Promise<Value>;

const sumsOf = (beacons: readonly Beacon[]): Sums => {
  const sum = (key: keyof Sums) => beacons.reduce((total, beacon) => total + beacon[key], 0);
  return {
    playingMs: sum('playingMs'),
    stalledMs: sum('stalledMs'),
    p2pBytes: sum('p2pBytes'),
    cdnBytes: sum('cdnBytes'),
  };
};
const watchedMs = ({ playingMs, stalledMs }: Sums): number => playingMs + stalledMs;
/** Concurrent sessions, rounded as in the map and the tree. */
const sessionsIn = (sums: Sums, spanMs: number): number => Math.max(1, Math.round(watchedMs(sums) / spanMs));

function medianOf(beacons: readonly Beacon[]): number | null {
  const joins = beacons
    .flatMap(({ joinTimeMs }) => (joinTimeMs === null ? [] : [joinTimeMs]))
    .toSorted((a, b) => a - b);
  return joins[Math.ceil(joins.length / 2) - 1] ?? null;
}

type Point = { t: string; v: number };
type Set = { stepSeconds: number; asOf: string; series: { name: string; points: Point[] }[] };
type Totals = {
  averageAudience: number;
  peakAudience: number;
  offload: number;
  p2pBytes: number;
  cdnBytes: number;
  joinTimeMs: number | null;
  totalViewingSeconds: number;
  rebufferingRatio: number | null;
};
type Node = { id: string; parentId: string | null; depth: number; sessions: number };

const setSelection = '{ stepSeconds asOf series { name points { t v } } }';
const closeTo = (value: number) => expect.closeTo(value, 6);

/**
 * Compares everything the API returns for a time range with the sent beacons: totals, channels, both series sets step by step, map and
 * tree. `lastingMs`: the length of the time range, whose end the API returns.
 */
export async function checkMeasurements(
  readField: Measure,
  recorded: readonly Beacon[],
  span: object,
  durationMs: number,
): Promise<void> {
  const delivery = await readField<Set>('eiP2p', setSelection, span);
  const end = Date.parse(delivery.asOf);
  const stepMs = delivery.stepSeconds * 1000;
  const start = end - durationMs;
  const expected = recorded.filter(({ at }) => at.getTime() >= start && at.getTime() < end);
  const total = sumsOf(expected);
  const stepOf = ({ at }: Beacon): number => Math.floor(at.getTime() / stepMs) * stepMs;
  const bySteps = Map.groupBy(expected, stepOf);
  const steps = Array.from({ length: durationMs / stepMs }, (_, index) => start + index * stepMs);
  const inStep = (step: number): Sums => sumsOf(bySteps.get(step) ?? []);

  expect(
    await readField<Totals>(
      'eiTotals',
      '{ averageAudience peakAudience offload p2pBytes cdnBytes joinTimeMs totalViewingSeconds rebufferingRatio }',
      span,
    ),
  ).toEqual({
    averageAudience: closeTo(watchedMs(total) / durationMs),
    peakAudience: Math.round(Math.max(0, ...steps.map((step) => watchedMs(inStep(step)))) / stepMs),
    offload: closeTo(offloadOf(total)),
    p2pBytes: total.p2pBytes,
    cdnBytes: total.cdnBytes,
    // Join times are in 10 ms buckets.
    joinTimeMs: medianOf(expected) === null ? null : 10 * Math.round((medianOf(expected) ?? 0) / 10),
    totalViewingSeconds: closeTo(total.playingMs / 1000),
    rebufferingRatio: watchedMs(total) === 0 ? null : closeTo(total.stalledMs / watchedMs(total)),
  });

  const points = (value: (sums: Sums) => number) =>
    steps.map((step) => ({ t: new Date(step).toISOString(), v: closeTo(value(inStep(step))) }));
  const timed = ({ points: given }: Set['series'][number]) =>
    given.map(({ t, v }) => ({ t: new Date(t).toISOString(), v }));
  const [p2p, cdn, offload] = delivery.series;
  expect(p2p && timed(p2p)).toEqual(points(({ p2pBytes }) => (p2pBytes * 8) / delivery.stepSeconds));
  expect(cdn && timed(cdn)).toEqual(points(({ cdnBytes }) => (cdnBytes * 8) / delivery.stepSeconds));
  expect(offload && timed(offload)).toEqual(points(offloadOf));

  const byChannel = Map.groupBy(expected, ({ channel }) => channel);
  const channels = [...byChannel].map(([name, own]) => ({ name, ...sumsOf(own) }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  const actual = await readField<{ name: string }[]>('eiChannels', '{ name viewingSeconds offload p2pBytes }', span);
  expect(actual.toSorted(byName)).toEqual(
    channels.toSorted(byName).map(({ name, ...sums }) => ({
      name,
      viewingSeconds: closeTo(sums.playingMs / 1000),
      offload: closeTo(offloadOf(sums)),
      p2pBytes: sums.p2pBytes,
    })),
  );

  const audience = await readField<Set>('eiAudience', setSelection, span);
  const own = audience.series.filter(({ name }) => byChannel.has(name)).map(({ name }) => name);
  expect(audience.series).toHaveLength(Math.min(7, byChannel.size));
  for (const line of audience.series) {
    const isOf = ({ channel }: Beacon) => (own.includes(line.name) ? channel === line.name : !own.includes(channel));
    const sessions = (step: number) => watchedMs(sumsOf((bySteps.get(step) ?? []).filter(isOf))) / stepMs;
    expect(timed(line)).toEqual(steps.map((step) => ({ t: new Date(step).toISOString(), v: closeTo(sessions(step)) })));
  }

  const byCountry = Map.groupBy(expected, ({ country }) => country);
  const map = await readField<{ country: string }[]>('eiMap', '{ country sessions offload }', span);
  expect(map.toSorted((one, other) => one.country.localeCompare(other.country))).toEqual(
    [...byCountry]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([country, those]) => ({
        country,
        sessions: sessionsIn(sumsOf(those), durationMs),
        offload: closeTo(offloadOf(sumsOf(those))),
      })),
  );

  // Computed independently of the API's code: each beacon at every node on its path.
  const nodes = Map.groupBy(
    expected.flatMap((beacon) =>
      beacon.path.map((_, depth) => ({ id: beacon.path.slice(0, depth + 1).join('/'), beacon })),
    ),
    ({ id }) => id,
  );
  const tree = await readField<{ nodes: Node[]; truncated: boolean }>(
    'eiTree',
    '{ truncated nodes { id parentId depth sessions } }',
    span,
  );
  expect(tree.truncated).toBe(false);
  expect(tree.nodes.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
    [...nodes]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([id, fed]) => ({
        id,
        parentId: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : null,
        depth: id.split('/').length - 1,
        sessions: sessionsIn(sumsOf(fed.map(({ beacon }) => beacon)), durationMs),
      })),
  );
}
