import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from '../date-time/formatDate.ts';
import {
  parseDateRange,
  parseTime,
  resolveDateRange,
  toIsoInstant,
  serializeDateRange,
  type DateRangeValue,
} from './range.ts';

const now = new Date('2026-11-20T12:00:00Z');
const span = (value: DateRangeValue, at = now, zone = 'UTC') => {
  const { from, to } = resolveDateRange(value, at, zone);
  return [toIsoInstant(from), toIsoInstant(to)];
};

describe('resolveDateRange', () => {
  test('ends relative ranges now', () => {
    expect(span({ kind: 'relative', amount: 24, unit: 'hour' })).toEqual([
      '2026-11-19T12:00:00Z',
      '2026-11-20T12:00:00Z',
    ]);
    expect(span({ kind: 'relative', amount: 2, unit: 'week' })[0]).toBe('2026-11-06T12:00:00Z');
    expect(span({ kind: 'relative', amount: 1, unit: 'month' }, new Date('2026-03-31T12:00:00Z'))[0]).toBe(
      '2026-02-28T12:00:00Z',
    );
  });

  test('uses calendar days and clock hours across DST changes', () => {
    const afterChange = new Date('2026-10-25T11:00:00Z');
    expect(span({ kind: 'relative', amount: 1, unit: 'day' }, afterChange, 'Europe/Oslo')[0]).toBe(
      '2026-10-24T10:00:00Z',
    );
    expect(span({ kind: 'relative', amount: 24, unit: 'hour' }, afterChange, 'Europe/Oslo')[0]).toBe(
      '2026-10-24T11:00:00Z',
    );
  });

  test('keeps absolute ranges in any time zone', () => {
    const value = { kind: 'absolute', from: '2026-11-05T13:00:00Z', to: '2026-11-06T00:00:00Z' } as const;
    expect(span(value, now, 'Asia/Tokyo')).toEqual([value.from, value.to]);
  });
});

const zones = fc.constantFrom(
  'UTC',
  'Europe/Oslo',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Casablanca',
);
const units = fc.constantFrom('hour', 'day', 'week', 'month');
const amounts = fc.integer({ min: 1, max: 999 });
const relative = fc.record({ kind: fc.constant('relative'), amount: amounts, unit: units });
const instants = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1_000) * 1_000));
const absolute = fc.tuple(instants, fc.integer({ min: 1, max: 10_000_000 })).map(([from, seconds]) => ({
  kind: 'absolute' as const,
  from: toIsoInstant(from),
  to: toIsoInstant(new Date(from.getTime() + seconds * 1_000)),
}));

test('starts before now, and earlier for a larger amount', () => {
  fc.assert(
    fc.property(amounts, units, instants, zones, (amount, unit, at, zone) => {
      const { from, to } = resolveDateRange({ kind: 'relative', amount, unit }, at, zone);
      const wider = resolveDateRange({ kind: 'relative', amount: amount + 1, unit }, at, zone);
      expect(to).toBe(at);
      expect(from.getTime()).toBeLessThan(to.getTime());
      expect(wider.from.getTime()).toBeLessThanOrEqual(from.getTime());
    }),
  );
});

test('starts days and weeks at the same local time across DST changes', () => {
  const days = fc.constantFrom('day', 'week');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), days, instants, zones, (amount, unit, at, zone) => {
      const hour = Number(formatTime(at, zone).slice(0, 2));
      // Clocks change at night, when the local time might not exist.
      fc.pre(hour >= 6 && hour < 22);
      const { from } = resolveDateRange({ kind: 'relative', amount, unit }, at, zone);
      expect(formatTime(from, zone)).toBe(formatTime(at, zone));
      const elapsed = (at.getTime() - from.getTime()) / 86_400_000;
      expect(Math.round(elapsed)).toBe(unit === 'day' ? amount : amount * 7);
    }),
  );
});

test('serializes any range for a URL without escaping and parses it back', () => {
  fc.assert(
    fc.property(fc.oneof(relative, absolute), (value) => {
      const text = serializeDateRange(value);
      expect(parseDateRange(text)).toEqual(value);
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

test('rejects any other text in a URL', () => {
  for (const text of [
    '',
    '0h',
    '24',
    '1000d',
    '5y',
    '20261105T130000Z',
    '20261105T130000Z-20261105T130000Z',
    '20260631T000000Z-20260701T000000Z',
    '99999999T000000Z-99999999T000001Z',
  ]) {
    expect(parseDateRange(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = parseDateRange(text);
      expect(value === undefined || serializeDateRange(value) === text).toBe(true);
    }),
  );
});

test.each([
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['9', '09:00'],
  ['2.30 pm', '14:30'],
  ['12 am', '00:00'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
])('parses the time %s', (text, time) => expect(parseTime(text)).toBe(time));
