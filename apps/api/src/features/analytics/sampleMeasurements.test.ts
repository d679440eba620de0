import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { MeasurementQuery, Sums } from '../../core/services/measurements.ts';
import { sampleMeasurements } from './sampleMeasurements.ts';

const day: MeasurementQuery = {
  entityId: '',
  window: { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z'), step: 3600 },
  channelId: null,
  filters: [],
};
const playingMs = (rows: readonly Sums[]): number => rows.reduce((total, row) => total + row.playingMs, 0);

it.each(['channels', 'series', 'channelSeries', 'countries', 'paths'] as const)(
  'adds up to the total in %s',
  async (view) => {
    const total = (await sampleMeasurements.totals(day)).playingMs;
    expect(total).toBeGreaterThan(0);
    expect(playingMs(await sampleMeasurements[view](day))).toBe(total);
  },
);

it('returns the same figures for the same time', async () => {
  expect(await sampleMeasurements.channelSeries(day)).toEqual(await sampleMeasurements.channelSeries(day));
});

it.each([
  [{ field: 'channel', op: 'eq', values: ['sample news'] }, ['Sample News']],
  [{ field: 'channel', op: 'contains', values: ['mu'] }, ['Sample Music']],
  [{ field: 'offload', op: 'lt', values: ['0.5'] }, ['Sample Music']],
] as const)('filters channels by %o', async (filter, names) => {
  const channels = await sampleMeasurements.channels({ ...day, filters: [filter] });
  expect(channels.map(({ name }) => name)).toEqual(names);
});

it('filters countries', async () => {
  const filters = [{ field: 'country', op: 'ne', values: ['FR', 'DE'] }] as const;
  const countries = await sampleMeasurements.countries({ ...day, filters });
  expect(countries.map(({ country }) => country)).toEqual(['ES', 'GB', 'BR', 'US']);
});

it('lets other requests run between its queries', async () => {
  let answered = 0;
  const queries = [1, 2, 3].map(async () => {
    await sampleMeasurements.series(day);
    answered += 1;
  });
  const seen: number[] = [];
  while (answered < queries.length) {
    await nextTurn();
    seen.push(answered);
  }
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]));
});
