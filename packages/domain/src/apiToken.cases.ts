import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { tokenName } from './index.ts';

const notIdentifier = 'Use letters, numbers, dots, underscores, and hyphens.';

export const apiTokenCases: Record<string, RuleCases> = {
  tokenName: {
    rule: tokenName,
    accepts: [
      [' playback-metrics ', 'playback-metrics'],
      ['A.b_c-1', 'A.b_c-1'],
      ['a'.repeat(60), 'a'.repeat(60)],
    ],
    refuses: [
      ['', 'Required field.'],
      ['ab', 'Enter at least 3 characters.'],
      ['playback metrics', notIdentifier],
      ['playback/metrics', notIdentifier],
      ['plаyback', notIdentifier],
      ['play\u{200D}back', notIdentifier],
      ['a'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
};
