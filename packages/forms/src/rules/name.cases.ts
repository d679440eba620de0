import {
  alphaDashName,
  companyName,
  digitsText,
  identifierName,
  lineOfText,
  pathwayName,
  resourceName,
  roleName,
  tokenName,
} from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const digitsOnly = 'Digits only.';
const notAlphaDash = 'Use letters, numbers and hyphens.';
const noLink = 'A name cannot hold a web address. Put a space after a full stop.';
const notIdentifier = 'Use letters, numbers, dots, underscores and hyphens.';

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
  tokenName: {
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
  },
  pathwayName: {
    rule: pathwayName,
    accepts: [['A', 'A']],
    refuses: [
      [' ', required],
      ['cdn:a', notIdentifier],
    ],
  },
  roleName: {
    rule: roleName,
    accepts: [
      [' Nachtschicht Köln ', 'Nachtschicht Köln'],
      ['運用担当', '運用担当'],
      ['Node.js: on call', 'Node.js: on call'],
    ],
    refuses: [
      ['See https://evil.example', noLink],
      ['', required],
      ['ab', 'Enter at least 3 characters.'],
      ['Night\nshift', 'This text has characters that are not allowed: a line break.'],
      ['Night\u{202E}tfihs', 'This text has characters that are not allowed: U+202E.'],
      ['a'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
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
  resourceName: {
    rule: resourceName,
    accepts: [['arena-live', 'arena-live']],
    refuses: [
      ['ab', 'Enter at least 3 characters.'],
      ['arena live', notIdentifier],
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
  'lineOfText(3, 250)': {
    rule: lineOfText(3, 250),
    accepts: [[' Ganz: 100 % ', 'Ganz: 100 %']],
    refuses: [
      ['ab', 'Enter at least 3 characters.'],
      ['one\ntwo', 'This text has characters that are not allowed: a line break.'],
      ['a'.repeat(251), 'Enter at most 250 characters.'],
    ],
  },
};
