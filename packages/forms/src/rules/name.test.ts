import { alphaDashName, companyName, digitsText, pathwayName, roleName, tokenName } from './index.ts';
import { describeRule } from './describeRule.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const digitsOnly = 'Digits only.';
const notAlphaDash = 'Use letters, numbers and hyphens.';
const notIdentifier = 'Use letters, numbers, dots, underscores and hyphens.';

describeRule('digitsText', {
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
});

describeRule('alphaDashName', {
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
});

describeRule('tokenName', {
  rule: tokenName,
  accepts: [
    [' playback-metrics ', 'playback-metrics'],
    ['A.b_c-1', 'A.b_c-1'],
    ['a'.repeat(60), 'a'.repeat(60)],
  ],
  refuses: [
    ['', required],
    ['ab', 'Enter at least 3 characters.'],
    ['playback metrics', notIdentifier],
    ['playback/metrics', notIdentifier],
    ['plаyback', notIdentifier],
    ['play\u{200D}back', notIdentifier],
    ['a'.repeat(61), 'Enter at most 60 characters.'],
  ],
});

describeRule('pathwayName', {
  rule: pathwayName,
  accepts: [['A', 'A']],
  refuses: [
    [' ', required],
    ['cdn:a', notIdentifier],
  ],
});

describeRule('roleName', {
  rule: roleName,
  accepts: [
    [' Nachtschicht Köln ', 'Nachtschicht Köln'],
    ['運用担当', '運用担当'],
  ],
  refuses: [
    ['', required],
    ['ab', 'Enter at least 3 characters.'],
    ['Night\nshift', notAllowed],
    ['Night\u{202E}tfihs', notAllowed],
    ['a'.repeat(61), 'Enter at most 60 characters.'],
  ],
});

describeRule('companyName', {
  rule: companyName,
  accepts: [
    ['Solstice TV', 'Solstice TV'],
    ['李明', '李明'],
  ],
  refuses: [
    ['', required],
    ['a', 'Enter at least 2 characters.'],
    ['a'.repeat(31), 'Enter at most 30 characters.'],
  ],
});
