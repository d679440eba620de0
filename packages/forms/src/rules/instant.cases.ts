import * as v from 'valibot';
import { calendarDay, endAfterStart, publishDate } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const now = Date.parse('2026-11-05T10:30:45Z');
const notValid = 'The publish date is not valid.';
const tooEarly = 'The publish date cannot be earlier than now.';
const notDay = 'Enter a valid date.';
const notLater = 'The end date must be later than the start date.';

const same = (range: object) => [range, range] as const;

export const instantCases: Record<string, RuleCases> = {
  publishDate: {
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
  },
  calendarDay: {
    rule: calendarDay,
    accepts: [['2028-02-29', '2028-02-29']],
    refuses: [
      ['', 'Required field.'],
      ['2027-02-29', notDay],
      ['2026-11-31', notDay],
      ['05 Nov 2026', notDay],
      ['2026-11-05T10:30Z', notDay],
    ],
  },
  "endAfterStart('start', 'end')": {
    rule: v.pipe(v.object({ start: v.string(), end: v.string() }), endAfterStart('start', 'end')),
    accepts: [
      // Moments are compared, not texts.
      same({ start: '2026-11-05T10:00+02:00', end: '2026-11-05T08:00:01Z' }),
      // What cannot be read is left to its own rule.
      same({ start: '', end: '2026-11-05T10:00Z' }),
      same({ start: '2026-11-05T10:00Z', end: 'later' }),
    ],
    refuses: [
      [{ start: '2026-11-05T10:00Z', end: '2026-11-05T10:00Z' }, notLater],
      [{ start: '2026-11-05T10:00Z', end: '2026-11-05T10:30+01:00' }, notLater],
    ],
  },
};
