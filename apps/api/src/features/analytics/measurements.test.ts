import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { manyBeacons } from './beacons.fixture.ts';
import type { Beacon } from '../../core/services/measurements.ts';
import { offloadOf } from '../../core/services/metrics.ts';
import { stores } from './stores.fixture.ts';
import { checkMeasurements } from './truth.fixture.ts';

/** 20,000 beacons around the night when Europe's clocks were set back, compared with expected values from a generator. */
const from = new Date('2026-10-24T20:00:00Z');
const to = new Date('2026-10-26T02:00:00Z');
const { recorded, sent } = manyBeacons(20_000, from, to);

let api: Harness;
let customer: TestUser;
let neighbour: TestUser;
let watcher: TestUser;

/** At the current time, because short steps are not kept for long. */
const now = Date.now();
const recent = manyBeacons(4_000, new Date(now - 4_000_000), new Date(now));

async function recordAll(entity: Parameters<typeof entityId>[0], beacons: readonly Beacon[]): Promise<void> {
  for (let start = 0; start < beacons.length; start += 1_000) {
    await api.measurements.record(entityId(entity), beacons.slice(start, start + 1_000));
  }
}

describe.each(stores)('in %s', (_store, open) => {
  beforeAll(async () => {
    api = await open();
    await resetWorld(api.database);
    customer = await addUser(api.database, 'alder');
    neighbour = await addUser(api.database, 'birch');
    watcher = await addUser(api.database, 'cedar');
    await recordAll('alder', sent.slice(0, 12_000));
    // Runs the maintenance in between: no data is old enough to be deleted.
    await api.database.asSystem((transaction) =>
      api.measurements.maintain(transaction, new Date(from.getTime() + 24 * 3_600_000)),
    );
    await recordAll('alder', sent.slice(12_000));
    await recordAll('cedar', recent.sent);
  });
  afterAll(() => api.close());

  const sum = (beacons: readonly Beacon[], key: 'playingMs' | 'stalledMs' | 'p2pBytes' | 'cdnBytes'): number =>
    beacons.reduce((total, beacon) => total + beacon[key], 0);
  const totalOf = (beacons: readonly Beacon[]) => ({
    p2pBytes: sum(beacons, 'p2pBytes'),
    cdnBytes: sum(beacons, 'cdnBytes'),
  });
  const watched = (beacons: readonly Beacon[]): number => sum(beacons, 'playingMs') + sum(beacons, 'stalledMs');
  const during = (first: Date, end: Date): Beacon[] => recorded.filter(({ at }) => at >= first && at < end);

  const custom = (first: Date, end: Date, more: object = {}) => ({
    span: 'CUSTOM',
    from: first.toISOString(),
    to: end.toISOString(),
    ...more,
  });

  async function readField<Value>(field: string, selection: string, span: object, caller = customer): Promise<Value> {
    const document = `query Ask($in: SpanInput!) { ${field}(in: $in) ${selection} }`;
    const { data, errors } = await api.execute(caller.principal, document, { in: span });
    expect(errors).toEqual([]);
    return data?.[field] as Value;
  }

  type Totals = Record<string, number | null>;
  const totalsOf = (span: object, caller = customer): Promise<Totals> =>
    readField(
      'eiTotals',
      '{ averageAudience peakAudience offload p2pBytes cdnBytes joinTimeMs totalViewingSeconds rebufferingRatio }',
      span,
      caller,
    );

  const spans: readonly [string, Date, Date][] = [
    ['all of it', from, to],
    ['the night that is an hour longer', new Date('2026-10-25T00:00:00Z'), new Date('2026-10-25T03:00:00Z')],
    ['one hour', new Date('2026-10-25T12:00:00Z'), new Date('2026-10-25T13:00:00Z')],
  ];

  it('stores when an account last sent player data, at most once a minute', async () => {
    const lastData = async () => {
      const { data } = await api.execute(neighbour.principal, '{ viewer { entity { lastDataAt } } }');
      return (data as { viewer: { entity: { lastDataAt: string | null } } }).viewer.entity.lastDataAt;
    };
    const report = (at: Date) =>
      recordAll('birch', [{ ...(sent[0] as Beacon), session: `last-data-${at.getTime()}`, channel: 'Late', at }]);
    const first = new Date(now - 600_000);
    expect(await lastData()).toBeNull();
    await report(first);
    await report(new Date(first.getTime() + 30_000));
    await report(new Date(first.getTime() - 3_600_000));
    expect(await lastData()).toBe(first.toISOString());
    await report(new Date(first.getTime() + 90_000));
    expect(await lastData()).toBe(new Date(first.getTime() + 90_000).toISOString());
    // Clocks of players can be fast.
    await report(new Date(Date.now() + 3_600_000));
    expect(Date.parse((await lastData()) ?? '')).toBeLessThanOrEqual(Date.now());
  });

  describe('measurements', () => {
    it.each(spans)('add up to the expected values: %s', async (_name, first, end) => {
      await expect(
        checkMeasurements(readField, recorded, custom(first, end), end.getTime() - first.getTime()),
      ).resolves.toBeUndefined();
    });

    it.each(['LAST_10_MIN', 'LAST_HOUR'] as const)(
      'add up to the expected values in shorter steps: %s',
      async (span) => {
        // A step can end between two queries.
        vi.useFakeTimers({ toFake: ['Date'], now });
        onTestFinished(() => void vi.useRealTimers());
        const durationMs = { LAST_10_MIN: 600_000, LAST_HOUR: 3_600_000 }[span];
        await expect(
          checkMeasurements((...query) => readField(...query, watcher), recent.recorded, { span }, durationMs),
        ).resolves.toBeUndefined();
      },
    );

    it('count the sessions by join time, of all channels together and of each', async () => {
      const hours = { from, to, step: 3600 as const };
      const query = { entityId: entityId('alder'), window: hours, channelId: null, filters: [] };
      const joinTimes = (byChannel: boolean) =>
        api.database.asSystem((transaction) =>
          api.measurements.queriesFor(transaction).joinTimes({ ...query, byChannel }),
        );
      const joined = recorded.filter(({ joinTimeMs }) => joinTimeMs !== null);
      const count = (rows: Awaited<ReturnType<typeof joinTimes>>) =>
        rows.reduce((total, { sessions }) => total + sessions, 0);
      const together = await joinTimes(false);
      expect(count(together)).toBe(joined.length);
      expect(new Set(together.map(({ name }) => name))).toEqual(new Set([null]));
      const arena = (await joinTimes(true)).filter(({ name }) => name === 'Arena Live');
      expect(count(arena)).toBe(joined.filter(({ channel }) => channel === 'Arena Live').length);
    });

    it('have one point per hour across the time change', async () => {
      type Set = { stepSeconds: number; series: { name: string; points: { t: string; v: number }[] }[] };
      const [, first, end] = spans[0] as (typeof spans)[number];
      const { stepSeconds, series } = await readField<Set>(
        'eiP2p',
        '{ stepSeconds series { name points { t v } } }',
        custom(first, end),
      );
      expect(stepSeconds).toBe(3600);
      const [p2p, cdn, offload] = series;
      expect(p2p?.points).toHaveLength(30);
      for (const [index, { t, v }] of (p2p?.points ?? []).entries()) {
        const start = new Date(t);
        const expected = during(start, new Date(start.getTime() + 3_600_000));
        expect(v).toBeCloseTo((sum(expected, 'p2pBytes') * 8) / 3600, 4);
        expect(cdn?.points[index]?.v).toBeCloseTo((sum(expected, 'cdnBytes') * 8) / 3600, 4);
        expect(offload?.points[index]?.v).toBeCloseTo(
          sum(expected, 'p2pBytes') / (sum(expected, 'p2pBytes') + sum(expected, 'cdnBytes')),
          10,
        );
      }
    });

    it('follow one metric in longer steps, null without data', async () => {
      const [start, end] = [new Date('2026-10-24T12:00:00Z'), to];
      const stepMs = 6 * 3_600_000;
      const read = async (metric: string) => {
        const document = `query Ask($in: SpanInput!, $metric: EiMetric!) {
          eiMetric(in: $in, metric: $metric, stepSeconds: 21600) { stepSeconds series { name points { t v } } }
        }`;
        const { data } = await api.execute(customer.principal, document, { in: custom(start, end), metric });
        return data?.['eiMetric'] as { stepSeconds: number; series: { points: { t: string; v: number | null }[] }[] };
      };
      const { stepSeconds, series } = await read('OFFLOAD');
      expect(stepSeconds).toBe(21_600);
      const steps = series[0]?.points.map(({ t }) => Date.parse(t)) ?? [];
      expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => start.getTime() + index * stepMs));
      const inSteps = steps.map((step) => during(new Date(step), new Date(Math.min(step + stepMs, to.getTime()))));
      const expectValues = async (metric: string, valueOf: (beacons: Beacon[]) => unknown) =>
        expect((await read(metric)).series[0]?.points.map(({ v }) => v)).toEqual(
          inSteps.map((beacons) => (beacons.length === 0 ? null : valueOf(beacons))),
        );
      await expectValues('CDN_DATA', (beacons) => sum(beacons, 'cdnBytes'));
      await expectValues('VIEWING_TIME', (beacons) => expect.closeTo(sum(beacons, 'playingMs') / 1000, 4));
      await expectValues('OFFLOAD', (beacons) => expect.closeTo(offloadOf(totalOf(beacons)), 10));
      await expectValues('PEAK_AUDIENCE', (beacons) => {
        const hours = [...Map.groupBy(beacons, ({ at }) => Math.floor(at.getTime() / 3_600_000)).values()];
        return Math.round(Math.max(...hours.map(watched)) / 3_600_000);
      });
      const joinTimes = await read('JOIN_TIME');
      const { joinTimeMs } = await totalsOf(custom(new Date(steps[2] ?? 0), new Date(steps[3] ?? 0)));
      expect(joinTimes.series[0]?.points[2]?.v).toBe(joinTimeMs);
    });

    it.each([0, 1_800, 90_000])('refuse steps of %i s for hourly data', async (stepSeconds) => {
      const document = `query Ask($in: SpanInput!, $stepSeconds: Int) {
        eiMetric(in: $in, metric: OFFLOAD, stepSeconds: $stepSeconds) { stepSeconds }
      }`;
      const { errors } = await api.execute(customer.principal, document, { in: custom(from, to), stepSeconds });
      expect(errors[0]?.message).toBe('stepSeconds: it must be a multiple of 3600, and at most 86400.');
    });

    it('list six channels separately and combine the rest, which together are the audience', async () => {
      type Set = { series: { name: string; points: { v: number }[] }[] };
      const { series } = await readField<Set>('eiAudience', '{ series { name points { v } } }', custom(from, to));
      expect(series).toHaveLength(7);
      expect(series.at(-1)?.name).toBe('Other channels');
      const total = series.flatMap(({ points }) => points).reduce((all, { v }) => all + v, 0);
      expect(total).toBeCloseTo(watched(recorded) / 3_600_000, 6);
      const [first] = series;
      const own = recorded.filter(({ channel }) => channel === first?.name);
      expect(first?.points.reduce((all, { v }) => all + v, 0)).toBeCloseTo(watched(own) / 3_600_000, 6);
    });

    it('follow a selected channel and filters', async () => {
      type Channel = { id: string; name: string; viewingSeconds: number };
      const channels = await readField<Channel[]>('eiChannels', '{ id name viewingSeconds }', custom(from, to));
      expect(channels).toHaveLength(8);
      const chosen = channels.find(({ name }) => name === 'Junior');
      const own = recorded.filter(({ channel }) => channel === 'Junior');
      expect(chosen?.viewingSeconds).toBe(sum(own, 'playingMs') / 1000);
      expect(await totalsOf(custom(from, to, { channelId: chosen?.id }))).toMatchObject({
        p2pBytes: sum(own, 'p2pBytes'),
      });
      const filter = [
        { field: 'channel', op: 'contains', values: ['SOL'] },
        { field: 'country', op: 'ne', values: ['ZZ'] },
      ];
      const some = recorded.filter(({ channel, country }) => /sol/i.test(channel) && country !== 'ZZ');
      expect(await totalsOf(custom(from, to, { filter }))).toMatchObject({ cdnBytes: sum(some, 'cdnBytes') });
      const much = [{ field: 'viewingSeconds', op: 'gt', values: [String(chosen?.viewingSeconds ?? 0)] }];
      const more = await readField<Channel[]>(
        'eiChannels',
        '{ id name viewingSeconds }',
        custom(from, to, { filter: much }),
      );
      expect(more).toEqual(channels.filter(({ viewingSeconds }) => viewingSeconds > (chosen?.viewingSeconds ?? 0)));
    });

    it('are zero, never NaN, without viewers', async () => {
      const [first, end] = [new Date('2026-09-01T00:00:00Z'), new Date('2026-09-02T00:00:00Z')];
      expect(await totalsOf(custom(first, end))).toEqual({
        averageAudience: 0,
        peakAudience: 0,
        offload: 0,
        p2pBytes: 0,
        cdnBytes: 0,
        joinTimeMs: null,
        totalViewingSeconds: 0,
        rebufferingRatio: null,
      });
      const { series } = await readField<{ series: { points: { v: number }[] }[] }>(
        'eiP2p',
        '{ series { points { v } } }',
        custom(first, end),
      );
      expect(series.map(({ points }) => points.length)).toEqual([24, 24, 24]);
      expect(series.flatMap(({ points }) => points).every(({ v }) => v === 0)).toBe(true);
      expect(await readField('eiTree', '{ nodes { id } truncated }', custom(first, end))).toEqual({
        nodes: [],
        truncated: false,
      });
    });

    it("are limited to the caller's own account", async () => {
      expect(await totalsOf(custom(from, to), neighbour)).toMatchObject({ p2pBytes: 0, cdnBytes: 0 });
      expect(await readField('eiChannels', '{ id }', custom(from, to), neighbour)).toEqual([]);
    });
  });

  describe('a time range', () => {
    const refused = async (span: object): Promise<string | undefined> => {
      const { errors } = await api.execute(
        customer.principal,
        'query Ask($in: SpanInput!) { eiChannels(in: $in) { id } }',
        {
          in: span,
        },
      );
      return errors[0]?.message;
    };

    it.each<[string, object]>([
      ['in: a custom time range needs "from" and "to", and "from" must be before "to".', { span: 'CUSTOM' }],
      ['in: a custom time range needs "from" and "to", and "from" must be before "to".', custom(to, from)],
      ['in: a custom time range can be at most 92 days long.', custom(new Date('2026-01-01T00:00:00Z'), to)],
      ['in: "from" and "to" are only allowed with a custom time range.', { ...custom(from, to), span: 'LAST_HOUR' }],
      ['in: channelId is not a valid ID.', { span: 'LAST_HOUR', channelId: 'x' }],
      ['filter: unknown field "name".', { span: 'LAST_HOUR', filter: [{ field: 'name', op: 'eq', values: ['a'] }] }],
      [
        'filter: "contains" is not supported for "offload".',
        { span: 'LAST_HOUR', filter: [{ field: 'offload', op: 'contains', values: ['1'] }] },
      ],
      [
        'filter: the range for "offload" ends before it starts.',
        { span: 'LAST_HOUR', filter: [{ field: 'offload', op: 'between', values: ['1', '0'] }] },
      ],
      [
        'filter: a value for "offload" is not valid.',
        { span: 'LAST_HOUR', filter: [{ field: 'offload', op: 'gt', values: ['much'] }] },
      ],
    ])('%s', async (message, span) => {
      expect(await refused(span)).toBe(message);
    });

    it.each([
      ['LAST_10_MIN', 5, 120],
      ['LAST_HOUR', 30, 120],
      ['LAST_24_H', 3600, 24],
      ['LAST_7_D', 3600, 168],
    ])('%s has steps of %i s, %i in total', async (span, step, count) => {
      type Set = { stepSeconds: number; series: { points: unknown[] }[] };
      const { stepSeconds, series } = await readField<Set>('eiP2p', '{ stepSeconds series { points { t } } }', {
        span,
      });
      expect(stepSeconds).toBe(step);
      expect(series[0]?.points).toHaveLength(count);
    });
  });
});
