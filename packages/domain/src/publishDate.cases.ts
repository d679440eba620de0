import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { publishDate } from './index.ts';

const now = Date.parse('2026-11-05T10:30:45Z');
const notValid = 'The publish date is not valid.';
const tooEarly = 'The publish date cannot be earlier than now.';

export const publishDateCases: Record<string, RuleCases> = {
  publishDate: {
    rule: publishDate(() => now),
    maxRead: 50_000,
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
};
