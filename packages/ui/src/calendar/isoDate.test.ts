import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, isoDate, localDay } from './isoDate.ts';

test('accepts existing days only', () => {
  expect(isoDate(2028, 2, 29)).toBe('2028-02-29');
  expect(isoDate(2026, 2, 29)).toBeUndefined();
  expect(isoDate(2026, 13, 1)).toBeUndefined();
  expect(isoDate(26, 1, 1)).toBeUndefined();
});

test('adds a month up to the last day of a shorter one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-31', -1)).toBe('2026-11-30');
  expect(addMonths('2026-11-05', 14)).toBe('2028-01-05');
});

test('adds and subtracts days across DST changes', () => {
  const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10);
      const there = addDays(day, count);
      expect(addDays(there, -count)).toBe(day);
      expect(there > day).toBe(count > 0);
    }),
  );
});

test("uses the user's time zone for today", () => {
  expect(localDay(new Date(2026, 10, 5, 0, 30))).toBe('2026-11-05');
});
