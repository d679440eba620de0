import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { roleId, roleName } from './index.ts';

export const roleCases: Record<string, RuleCases> = {
  roleId: {
    rule: roleId,
    accepts: [['readOnly', 'readOnly']],
    refuses: [['read only', 'This text has characters that are not allowed.']],
  },
  roleName: {
    rule: roleName,
    accepts: [
      [' Nachtschicht Köln ', 'Nachtschicht Köln'],
      ['運用担当', '運用担当'],
      ['Node.js: on call', 'Node.js: on call'],
    ],
    refuses: [
      [
        'See https://evil.example',
        'A name cannot contain a web address. If this is not one, add a space after the period.',
      ],
      ['', 'Required field.'],
      ['ab', 'Enter at least 3 characters.'],
      ['Night\nshift', 'This text has characters that are not allowed: a line break.'],
      ['Night\u{202E}tfihs', 'This text has characters that are not allowed: U+202E.'],
      ['a'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
};
