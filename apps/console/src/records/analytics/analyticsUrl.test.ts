import { describe, expect, it, test } from 'vitest';
import {
  isRangeTooLong,
  readAnalyticsUrl,
  roundToHours,
  spanBefore,
  spanOf,
  writeAnalyticsUrl,
} from './analyticsUrl.ts';

const before = (search: string, asOf: string) => {
  const { from, to } = spanBefore(readAnalyticsUrl(search), asOf);
  return [from, to];
};

test('compares a time range with the one before it', () => {
  expect(before('?span=1h', '2026-11-03T18:00:00Z')).toEqual(['2026-11-03T16:00:00.000Z', '2026-11-03T17:00:00.000Z']);
});

test.each([
  ['a week ago', 'span=7d', '2026-10-27'],
  ['a day ago', 'span=24h', '2026-11-02'],
  ['whole days ago', 'span=custom&range=20261102T060000Z-20261103T180000Z', '2026-11-01'],
])('compares a zoomed part of a time range with the same hours %s', (_, range, date) => {
  expect(before(`?${range}&zoom=20261103T140000Z-20261103T170000Z`, '2026-11-03T17:00:00Z')).toEqual([
    `${date}T14:00:00.000Z`,
    `${date}T17:00:00.000Z`,
  ]);
});

describe('a day in the time zone of the user', () => {
  const local = (text: string) => new Date(text).getTime();
  const rangeOf = (search: string, now: string) => {
    const { from, to } = spanOf(readAnalyticsUrl(search), local(now));
    return [from, to].map((moment) => Date.parse(moment ?? ''));
  };

  it.each([
    ['today, until the last full hour', 'today', '2026-11-03T18:20:00', '2026-11-03T00:00', '2026-11-03T18:00'],
    ['today, in its first hour', 'today', '2026-11-03T00:20:30', '2026-11-03T00:00', '2026-11-03T00:20'],
    ['yesterday', 'yesterday', '2026-11-03T18:20:00', '2026-11-02T00:00', '2026-11-03T00:00'],
  ])('is %s', (_title, span, now, from, to) => {
    expect(rangeOf(`?span=${span}`, now)).toEqual([local(from), local(to)]);
  });

  it('is compared with the same hours of the day before', () => {
    const { from, to } = spanOf(readAnalyticsUrl('?span=yesterday'));
    const dayBefore = (moment: string | null | undefined) => new Date(moment ?? '').setHours(-24);
    expect(before('?span=yesterday', '').map((moment) => Date.parse(moment ?? ''))).toEqual([from, to].map(dayBefore));
  });

  it('keeps its name in the URL', () => {
    expect(writeAnalyticsUrl(readAnalyticsUrl('?span=yesterday&compare=1'))).toBe('span=yesterday&compare=1');
  });
});

describe('a custom time range in whole hours', () => {
  it.each([
    ['includes the last hour of a day that ends at 23:59', '2026-11-29T23:59:00Z', '2026-11-30T00:00:00Z'],
    ['ends with the last complete hour', '2026-11-29T20:48:00Z', '2026-11-29T20:00:00Z'],
    ['is at least one hour long', '2026-11-29T00:40:00Z', '2026-11-29T01:00:00Z'],
  ])('%s', (_title, to, rounded) => {
    const from = '2026-11-29T00:00:00Z';
    expect(roundToHours({ from: new Date(from), to: new Date(to) })).toEqual({ from, to: rounded });
  });
});

test.each([
  ['2026-08-30T00:00:00Z', false],
  ['2026-08-29T23:00:00Z', true],
])('a custom time range has at most 92 days: from %s', (from, isTooLong) => {
  expect(isRangeTooLong({ from, to: '2026-11-30T00:00:00Z' })).toBe(isTooLong);
});
