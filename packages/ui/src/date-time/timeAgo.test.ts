import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number) => timeAgo(new Date(now.getTime() - milliseconds), now, 'UTC');
const minute = 60_000;
const hour = 60 * minute;

test.each([
  [59_999, { kind: 'now' }],
  [minute, { kind: 'minutes', count: 1 }],
  [59 * minute, { kind: 'minutes', count: 59 }],
  [hour, { kind: 'hours', count: 1 }],
  [24 * hour - 1, { kind: 'hours', count: 23 }],
  [24 * hour, { kind: 'yesterday' }],
  [48 * hour - 1, { kind: 'date' }],
  [48 * hour, { kind: 'date' }],
])('%i ms ago', (age, expected) => {
  expect(ago(age)).toEqual(expected);
});

test('shows "now" slightly in the future, and a date beyond that', () => {
  expect(ago(-30_000)).toEqual({ kind: 'now' });
  expect(ago(-2 * minute)).toEqual({ kind: 'date' });
});
