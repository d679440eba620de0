import * as v from 'valibot';
import { calendarDay, endAfterStart } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const notDay = 'Enter a valid date.';
const notLater = 'The end date must be later than the start date.';

const same = (range: object) => [range, range] as const;

export const instantCases: Record<string, RuleCases> = {
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
      // Compares instants, not texts.
      same({ start: '2026-11-05T10:00+02:00', end: '2026-11-05T08:00:01Z' }),
      // Invalid values are left to their own rule.
      same({ start: '', end: '2026-11-05T10:00Z' }),
      same({ start: '2026-11-05T10:00Z', end: 'later' }),
    ],
    refuses: [
      [{ start: '2026-11-05T10:00Z', end: '2026-11-05T10:00Z' }, notLater],
      [{ start: '2026-11-05T10:00Z', end: '2026-11-05T10:30+01:00' }, notLater],
    ],
  },
};
