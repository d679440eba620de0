import { alphaDashName, digitsText, identifierName, singleLineText } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const digitsOnly = 'Digits only.';
const notAlphaDash = 'Use letters, numbers, and hyphens.';
const notIdentifier = 'Use letters, numbers, dots, underscores, and hyphens.';

export const nameCases: Record<string, RuleCases> = {
  'digitsText(6)': {
    rule: digitsText(6),
    accepts: [
      [' 007 ', '007'],
      ['1', '1'],
    ],
    refuses: [
      ['', required],
      ['-1', digitsOnly],
      ['1.5', digitsOnly],
      ['1e3', digitsOnly],
      ['١٢٣', digitsOnly],
      ['1234567', 'Enter at most 6 characters.'],
      [7, notAllowed],
    ],
  },
  'alphaDashName(2, 60)': {
    rule: alphaDashName(2, 60),
    accepts: [
      [' North-Light-2 ', 'North-Light-2'],
      ['--', '--'],
    ],
    refuses: [
      ['', required],
      ['a', 'Enter at least 2 characters.'],
      ['north_light', notAlphaDash],
      ['north light', notAlphaDash],
      ['north.light', notAlphaDash],
      ['nörth', notAlphaDash],
      ['a'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
  'identifierName(2, 4)': {
    rule: identifierName(2, 4),
    accepts: [[' a.b_ ', 'a.b_']],
    refuses: [
      ['a', 'Enter at least 2 characters.'],
      ['a/b', notIdentifier],
      ['abcde', 'Enter at most 4 characters.'],
    ],
  },
  'singleLineText(3, 250)': {
    rule: singleLineText(3, 250),
    accepts: [[' Ganz: 100 % ', 'Ganz: 100 %']],
    refuses: [
      ['ab', 'Enter at least 3 characters.'],
      ['one\ntwo', 'This text has characters that are not allowed: a line break.'],
      ['a'.repeat(251), 'Enter at most 250 characters.'],
    ],
  },
};
