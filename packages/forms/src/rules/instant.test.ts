import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endAfterStart, failuresByPath, messageOf, publishDate, readInstant } from './index.ts';
import { describeRule } from './describeRule.ts';

const now = Date.parse('2026-11-05T10:30:45Z');
const notValid = 'The publish date is not valid.';
const tooEarly = 'The publish date cannot be earlier than now.';

describeRule('publishDate', {
  rule: publishDate(() => now),
  mostRead: 50_000,
  accepts: [
    ['2026-11-05T10:31Z', '2026-11-05T10:31Z'],
    [' 2026-11-05T11:30+01:00 ', '2026-11-05T11:30+01:00'],
    ['2026-11-05T10:30:00Z', '2026-11-05T10:30:00Z'],
    ['2028-02-29T00:00:00.000-05:30', '2028-02-29T00:00:00.000-05:30'],
  ],
  refuses: [
    ['', 'Required field.'],
    ['tomorrow', notValid],
    ['2026-11-06', notValid],
    ['2026-11-06T10:30', notValid],
    ['2027-02-29T10:30Z', notValid],
    ['2026-13-01T10:30Z', notValid],
    ['2026-11-31T10:30Z', notValid],
    ['2026-11-06T24:00Z', notValid],
    ['2026-11-06T10:60Z', notValid],
    ['06 Nov 2026 10:30', notValid],
    ['2026-11-05T10:29Z', tooEarly],
    ['2026-11-05T11:29+01:00', tooEarly],
    ['0001-01-01T00:00Z', tooEarly],
  ],
});

test('reads every moment that JavaScript writes, and no other day', () => {
  const moments = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const isRead = fc.property(moments, (moment) => readInstant(moment.toISOString()) === moment.getTime());
  expect(fc.check(isRead).counterexample).toBeNull();
  const parts = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  const isItself = fc.property(parts, ([year, month, day]) => {
    const pad = (value: number, length: number) => String(value).padStart(length, '0');
    const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T00:00:00.000Z`;
    const read = readInstant(text);
    return read === undefined || new Date(read).toISOString() === text;
  });
  expect(fc.check(isItself).counterexample).toBeNull();
});

describe('endAfterStart', () => {
  const rule = v.pipe(v.object({ start: v.string(), end: v.string() }), endAfterStart('start', 'end'));
  const texts = (start: string, end: string) =>
    [...failuresByPath(v.safeParse(rule, { start, end }).issues ?? [])].map(([path, failure]) => [
      path,
      messageOf(failure),
    ]);

  test('refuses an end that is not later, on the end', () => {
    const text = 'The end date must be later than the start date.';
    expect(texts('2026-11-05T10:00Z', '2026-11-05T10:00Z')).toEqual([['end', text]]);
    expect(texts('2026-11-05T10:00Z', '2026-11-05T10:30+01:00')).toEqual([['end', text]]);
  });

  test('compares moments, not texts', () => {
    expect(texts('2026-11-05T10:00+02:00', '2026-11-05T08:00:01Z')).toEqual([]);
  });

  test('leaves to their own rules what cannot be read', () => {
    expect(texts('', '2026-11-05T10:00Z')).toEqual([]);
    expect(texts('2026-11-05T10:00Z', 'later')).toEqual([]);
  });
});
