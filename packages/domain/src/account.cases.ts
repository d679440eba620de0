import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { companyName } from './index.ts';

const required = 'Required field.';
const noLink = 'A name cannot contain a web address. If this is not one, add a space after the period.';

export const accountCases: Record<string, RuleCases> = {
  companyName: {
    rule: companyName,
    accepts: [
      ['Solstice TV', 'Solstice TV'],
      ['李明', '李明'],
      ['Booking.com', 'Booking.com'],
      ['Novo Nordisk A/S', 'Novo Nordisk A/S'],
    ],
    refuses: [
      ['\u{3164}\u{3164}', required],
      ['https://evil.example/login', noLink],
      ['evil.example/login', noLink],
      ['www.evil.example', noLink],
      ['', required],
      ['a', 'Enter at least 2 characters.'],
      ['a'.repeat(31), 'Enter at most 30 characters.'],
    ],
  },
};
