import { describe, expect, test } from 'vitest';
import { calendarDaysAgo, formatDate, formatExactTime, formatExactTimes } from './formatDate.ts';

describe('formatDate', () => {
  test('writes a two-digit day and a three-letter month', () => {
    expect(formatDate(new Date('2026-11-05T12:00:00Z'), 'UTC')).toBe('05 Nov 2026');
    expect(formatDate(new Date('2026-09-30T12:00:00Z'), 'UTC')).toBe('30 Sep 2026');
  });

  test("uses the user's time zone, not UTC", () => {
    expect(formatDate(new Date('2026-11-05T23:30:00Z'), 'Europe/Oslo')).toBe('06 Nov 2026');
  });
});

test("matches Intl in the user's time zone, which has a fast path", () => {
  const instant = new Date('2026-03-29T00:59:00Z');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  expect(formatExactTime(instant)).toBe(`${words} (${timeZone})`);
  expect(formatExactTime(instant, timeZone)).toBe(`${words} (${timeZone})`);
  expect(calendarDaysAgo(new Date(2026, 2, 28, 23, 59), new Date(2026, 3, 1, 0, 1))).toBe(4);
});

test('shows the time zone of an exact time', () => {
  expect(formatExactTime(new Date('2026-11-05T13:03:00Z'), 'Europe/Oslo')).toBe('05 Nov 2026, 14:03 (Europe/Oslo)');
  expect(formatExactTime(new Date('2026-11-05T00:03:00Z'), 'UTC')).toBe('05 Nov 2026, 00:03 (UTC)');
});

describe('formatExactTimes', () => {
  test("shows the user's time zone and UTC, each with its date", () => {
    const instant = new Date('2026-11-05T23:30:00Z');
    expect(formatExactTimes(instant, 'Europe/Oslo')).toBe(
      '06 Nov 2026, 00:30 (Europe/Oslo) · 05 Nov 2026, 23:30 (UTC)',
    );
    expect(formatExactTimes(instant, 'Europe/Oslo', 'nb-NO')).toBe(
      '06. nov. 2026, 00:30 (Europe/Oslo) · 05. nov. 2026, 23:30 (UTC)',
    );
  });

  test('shows one time if the time zone is UTC under any name', () => {
    const instant = new Date('2026-11-05T13:03:00Z');
    expect(formatExactTimes(instant, 'UTC')).toBe('05 Nov 2026, 13:03 (UTC)');
    expect(formatExactTimes(instant, 'Etc/UTC')).toBe('05 Nov 2026, 13:03 (Etc/UTC)');
  });
});

test('counts calendar days across the change to winter time', () => {
  const now = new Date('2026-10-26T08:00:00Z');
  expect(calendarDaysAgo(new Date('2026-10-24T22:30:00Z'), now, 'Europe/Oslo')).toBe(1);
  expect(calendarDaysAgo(new Date('2026-10-24T20:30:00Z'), now, 'Europe/Oslo')).toBe(2);
});

test('formats dates as other languages do', () => {
  const instant = new Date('2026-11-05T13:03:00Z');
  expect(formatDate(instant, 'UTC', 'de-DE')).toBe('05. Nov. 2026');
  expect(formatExactTime(instant, 'Europe/Oslo', 'nb-NO')).toBe('05. nov. 2026, 14:03 (Europe/Oslo)');
});
