import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toZonedTime } from '../date-time/zonedTime.ts';
import { timeTicks } from './timeTicks.ts';
import { formatPoint, formatTicks } from './timeFormat.ts';

const labels = (from: string, to: string, maxCount: number, timeZone: string, locale = 'en-US') =>
  formatTicks(timeTicks(Date.parse(from), Date.parse(to), maxCount, timeZone), locale, timeZone);

const zones = ['UTC', 'Europe/Oslo', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];
const hour = 3_600_000;
const lengths: Readonly<Record<string, number>> = { second: 1_000, minute: 60_000, hour };

describe('timeTicks', () => {
  test('picks a step for ten minutes, an hour, a day, a week and a year', () => {
    expect(labels('2026-11-18T20:50:00Z', '2026-11-18T21:00:00Z', 6, 'UTC')).toEqual([
      '20:50',
      '20:52',
      '20:54',
      '20:56',
      '20:58',
      '21:00',
    ]);
    expect(labels('2026-11-18T20:10:20Z', '2026-11-18T21:10:00Z', 6, 'UTC')).toEqual([
      '20:20',
      '20:30',
      '20:40',
      '20:50',
      '21:00',
      '21:10',
    ]);
    expect(labels('2026-11-17T09:00:00Z', '2026-11-18T09:00:00Z', 7, 'UTC')).toEqual([
      '12:00',
      '16:00',
      '20:00',
      '18 Nov',
      '04:00',
      '08:00',
    ]);
    expect(labels('2026-11-13T15:00:00Z', '2026-11-20T15:00:00Z', 8, 'UTC')).toEqual([
      'Sat 14',
      'Sun 15',
      'Mon 16',
      'Tue 17',
      'Wed 18',
      'Thu 19',
      'Fri 20',
    ]);
    expect(labels('2026-03-05T00:00:00Z', '2027-03-05T00:00:00Z', 5, 'UTC')).toEqual(['Apr', 'Jul', 'Oct', '2027']);
  });

  test('uses seconds if nothing else fits', () => {
    expect(labels('2026-11-18T20:59:50Z', '2026-11-18T21:00:00Z', 3, 'UTC')).toEqual([
      '20:59:50',
      '20:59:55',
      '21:00:00',
    ]);
  });

  test('starts days at midnight in the time zone', () => {
    expect(labels('2026-11-17T20:00:00Z', '2026-11-18T04:00:00Z', 5, 'Asia/Kolkata')).toEqual([
      '02:00',
      '04:00',
      '06:00',
      '08:00',
    ]);
    expect(labels('2026-11-17T16:00:00Z', '2026-11-18T00:00:00Z', 5, 'Asia/Kolkata')).toContain('18 Nov');
  });

  test('skips the missing hour of a 23-hour day', () => {
    const { times } = timeTicks(
      Date.parse('2026-03-28T23:00:00Z'),
      Date.parse('2026-03-29T04:00:00Z'),
      8,
      'Europe/Oslo',
    );
    expect(times.map((time) => new Date(toZonedTime(time, 'Europe/Oslo')).getUTCHours())).toEqual([0, 1, 3, 4, 5, 6]);
  });

  test('skips nonexistent times with hourly steps', () => {
    expect(labels('2026-03-28T23:00:00Z', '2026-03-29T08:00:00Z', 6, 'Europe/Oslo')).toEqual([
      '29 Mar',
      '04:00',
      '06:00',
      '08:00',
      '10:00',
    ]);
  });

  test('keeps days at midnight across the change to winter time', () => {
    expect(labels('2026-10-23T22:00:00Z', '2026-10-26T23:00:00Z', 6, 'Europe/Oslo')).toEqual([
      'Sat 24',
      'Sun 25',
      'Mon 26',
      'Tue 27',
    ]);
  });

  test('puts a day without midnight at its first instant', () => {
    const { times } = timeTicks(
      Date.parse('2026-09-01T04:00:00Z'),
      Date.parse('2026-09-12T03:00:00Z'),
      12,
      'America/Santiago',
    );
    expect(times.map((time) => new Date(time).toISOString().slice(5, 16))).toEqual([
      '09-01T04:00',
      '09-02T04:00',
      '09-03T04:00',
      '09-04T04:00',
      '09-05T04:00',
      '09-06T04:00',
      '09-07T03:00',
      '09-08T03:00',
      '09-09T03:00',
      '09-10T03:00',
      '09-11T03:00',
      '09-12T03:00',
    ]);
    expect(formatTicks({ times, unit: 'day' }, 'en-US', 'America/Santiago').slice(4, 7)).toEqual([
      'Sat 5',
      'Sun 6',
      'Mon 7',
    ]);
  });

  test('returns ascending, round ticks in range, at most maxCount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2011, 0), max: Date.UTC(2030, 0) }),
        fc.integer({ min: 1_000, max: 4 * 366 * 24 * hour }),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(...zones),
        (from, span, maxCount, timeZone) => {
          const { times, unit } = timeTicks(from, from + span, maxCount, timeZone);
          expect(times.length).toBeLessThanOrEqual(maxCount);
          times.forEach((time, index) => {
            expect(time).toBeGreaterThanOrEqual(from);
            expect(time).toBeLessThanOrEqual(from + span);
            expect(time).toBeGreaterThan(times[index - 1] ?? 0);
            expect(toZonedTime(time, timeZone) % (lengths[unit] ?? 24 * hour)).toBe(0);
          });
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('formatPoint', () => {
  const at = Date.parse('2026-11-18T21:00:05Z');
  const written = (step: number, locale = 'en-US', span = 0) =>
    formatPoint(at, { locale, timeZone: 'UTC', step, span });
  test('shows as much of the time as the sampling interval needs', () => {
    expect(written(5_000)).toBe('Wed 18 Nov, 21:00:05');
    expect(written(hour)).toBe('Wed 18 Nov, 21:00');
    expect(written(24 * hour)).toBe('Wed 18 Nov');
    expect(written(24 * hour, 'en-US', 400 * 24 * hour)).toBe('Wed 18 Nov 2026');
    expect(written(hour, 'de-DE')).toBe('Mi., 18. Nov., 21:00');
  });
});
