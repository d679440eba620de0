import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { categoryName, companyName, id, pathwayName, resourceName, roleId, roleName, tokenName } from './index.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const noLink = 'A name cannot contain a web address. Put a space after a period.';
const notIdentifier = 'Use letters, numbers, dots, underscores and hyphens.';

export const nameCases: Record<string, RuleCases> = {
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
  id: {
    rule: id,
    accepts: [
      ['regular', 'regular'],
      ['11111111-2222-4333-8444-555555555555', '11111111-2222-4333-8444-555555555555'],
    ],
    refuses: [
      ['', required],
      ["x' or 1=1", notAllowed],
      ['a'.repeat(65), 'Enter at most 64 characters.'],
    ],
  },
  roleId: { rule: roleId, accepts: [['readOnly', 'readOnly']], refuses: [['read only', notAllowed]] },
  categoryName: {
    rule: categoryName,
    accepts: [
      [' live-events ', 'live-events'],
      ['Décodeurs', 'Décodeurs'],
    ],
    refuses: [
      ['', required],
      ['x', 'Enter at least 2 characters.'],
      ['x'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
};
