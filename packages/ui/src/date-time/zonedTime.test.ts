import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonedDay, fromZonedTime, toZonedTime } from './zonedTime.ts';

const zones = ['UTC', 'Europe/Oslo', 'America/Santiago', 'America/Havana', 'Australia/Lord_Howe', 'Pacific/Apia'];

test('resolves a repeated wall time to the first instant', () => {
  const twice = Date.parse('2026-10-25T02:30:00Z');
  expect(new Date(fromZonedTime(twice, 'Europe/Oslo')).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('returns the first instant that shows a wall time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2030, 0) }),
      fc.constantFrom(...zones),
      (at, zone) => {
        const wall = toZonedTime(at, zone);
        const instant = fromZonedTime(wall, zone);
        expect(toZonedTime(instant, zone)).toBe(wall);
        expect(instant).toBeLessThanOrEqual(at);
      },
    ),
  );
});

test.each([
  ['2026-11-28', 'America/Los_Angeles', '2026-11-28T08:00Z', 24],
  ['2026-03-29', 'Europe/Oslo', '2026-03-28T23:00Z', 23],
  ['2026-10-25', 'Europe/Oslo', '2026-10-24T22:00Z', 25],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00Z', 24.5],
  // Midnight is skipped, occurs twice, and the whole day is skipped.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00Z', 23],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00Z', 25],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00Z', 0],
])('%s in %s starts at %s and lasts %s hours', (day, zone, from, hours) => {
  const instants = zonedDay(day, zone);
  expect(instants.from).toBe(Date.parse(from));
  expect((instants.until - instants.from) / 3_600_000).toBe(hours);
});

test('puts every instant in exactly one local day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2030, 0) }),
      fc.constantFrom(...zones),
      fc.integer({ min: -2, max: 2 }),
      (at, zone, shift) => {
        const wall = toZonedTime(at, zone) + shift * 86_400_000;
        const { from, until } = zonedDay(new Date(wall).toISOString().slice(0, 10), zone);
        expect(at >= from && at < until).toBe(shift === 0);
      },
    ),
  );
});
