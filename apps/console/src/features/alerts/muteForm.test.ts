import { expect, it } from 'vitest';
import * as v from 'valibot';
import { firstDay, mutedUntil, muteRule, newMute } from './muteForm.ts';

const now = new Date(2026, 10, 20, 14, 5).getTime();
const until = (length: ReturnType<typeof newMute>['length'], day = '') => new Date(mutedUntil({ length, day }, now));

it('mutes for hours, until tomorrow morning, or until the morning of a day', () => {
  expect(until('1')).toEqual(new Date(2026, 10, 20, 15, 5));
  expect(until('168')).toEqual(new Date(2026, 10, 27, 14, 5));
  expect(until('tomorrow')).toEqual(new Date(2026, 10, 21, 9));
  expect(until('custom', '2026-12-01')).toEqual(new Date(2026, 11, 1, 9));
});

it('offers days from tomorrow, and reports others', () => {
  expect(firstDay(now)).toBe('2026-11-21');
  const isValid = (day: string) => v.safeParse(muteRule(now), { length: 'custom', day }).success;
  expect([isValid('2026-11-20'), isValid('2026-11-21'), isValid('2027-11-30'), isValid('soon')]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(v.safeParse(muteRule(now), { length: '8', day: '' }).success).toBe(true);
});
