import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { id } from './index.ts';

export const idCases: Record<string, RuleCases> = {
  id: {
    rule: id,
    accepts: [
      ['regular', 'regular'],
      ['11111111-2222-4333-8444-555555555555', '11111111-2222-4333-8444-555555555555'],
    ],
    refuses: [
      ['', 'Required field.'],
      ["x' or 1=1", 'This text has characters that are not allowed.'],
      ['a'.repeat(65), 'Enter at most 64 characters.'],
    ],
  },
};
