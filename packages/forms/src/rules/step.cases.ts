import * as v from 'valibot';
import { maxCharacters, minCharacters, noDomain, noLink, plainCharacters, required as requiredStep } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const rtlOverride = '\u{202E}';
const zeroWidthSpace = '\u{200B}';

/** Building blocks of other rules. */
export const stepCases: Record<string, RuleCases> = {
  required: {
    rule: v.pipe(v.string(), requiredStep),
    accepts: [['a', 'a']],
    refuses: [
      ['', required],
      [zeroWidthSpace, required],
    ],
  },
  'minCharacters(3)': {
    rule: v.pipe(v.string(), minCharacters(3)),
    accepts: [['abc', 'abc']],
    refuses: [['😀😀', 'Enter at least 3 characters.']],
  },
  'maxCharacters(3)': {
    rule: v.pipe(v.string(), maxCharacters(3)),
    accepts: [['😀😀😀', '😀😀😀']],
    refuses: [['abcd', 'Enter at most 3 characters.']],
  },
  noLink: {
    rule: v.pipe(v.string(), maxCharacters(60), noLink),
    accepts: [['evil.example', 'evil.example']],
    refuses: [
      ['evil.example/login', 'A name cannot contain a web address. If this is not one, add a space after the period.'],
    ],
  },
  noDomain: {
    rule: v.pipe(v.string(), maxCharacters(60), noDomain),
    accepts: [['J.Smith', 'J.Smith']],
    refuses: [
      ['evil.example', 'A name cannot contain a web address. If this is not one, add a space after the period.'],
    ],
  },
  plainCharacters: {
    // Reads text of any length, in one pass; rules check the length first.
    rule: v.pipe(v.string(), maxCharacters(60), plainCharacters),
    accepts: [['1 < 2', '1 < 2']],
    refuses: [[`Amara${rtlOverride}rofako`, 'This text has characters that are not allowed: U+202E.']],
  },
};
