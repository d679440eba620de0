import * as v from 'valibot';
import { currentPassword, password, passwordIsNew, passwordRule, passwordsMatch, strongPassword } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const weak = 'Use at least 8 characters with an uppercase letter, a number, and a symbol.';

export const passwordCases: Record<string, RuleCases> = {
  password: {
    rule: password,
    accepts: [
      ['ABCDEF1!', 'ABCDEF1!'],
      [' Correct horse 1! ', ' Correct horse 1! '],
      [`A1!${'é'.repeat(125)}`, `A1!${'é'.repeat(125)}`],
    ],
    refuses: [
      ['', required],
      ['Abcde1!', weak],
      ['abcdefg1!', weak],
      ['Abcdefgh!', weak],
      ['Abcdefg12', weak],
      ['Ébcdefg1!', weak],
      ['Abcdefg1€', weak],
      [`A1!${'é'.repeat(126)}`, 'Enter at most 128 characters.'],
    ],
  },
  strongPassword: {
    rule: strongPassword,
    accepts: [['Abcdef1!', 'Abcdef1!']],
    refuses: [
      ['ABCDEF1!', 'Use at least 8 characters with an uppercase letter, a lowercase letter, a number, and a symbol.'],
    ],
  },
  currentPassword: {
    rule: currentPassword,
    accepts: [
      ['x', 'x'],
      [' ', ' '],
    ],
    refuses: [
      ['', required],
      ['a'.repeat(257), 'Enter at most 256 characters.'],
    ],
  },
  'passwordRule({ minLength: 12 })': {
    rule: passwordRule({ minLength: 12 }),
    accepts: [['Abcdefghij1!', 'Abcdefghij1!']],
    refuses: [['Abcdef1!', 'Use at least 12 characters with an uppercase letter, a number, and a symbol.']],
  },
  // A shorter minimum in the pool's policy does not weaken ours.
  'passwordRule({ minLength: 6 })': {
    rule: passwordRule({ minLength: 6 }),
    accepts: [['Abcdef1!', 'Abcdef1!']],
    refuses: [['Abcd1!', weak]],
  },
  'passwordsMatch()': {
    rule: v.pipe(v.object({ password: v.string(), rePassword: v.string() }), passwordsMatch()),
    accepts: [
      [
        { password: 'Abcdef1!', rePassword: 'Abcdef1!' },
        { password: 'Abcdef1!', rePassword: 'Abcdef1!' },
      ],
    ],
    refuses: [[{ password: 'Abcdef1!', rePassword: 'Abcdef1! ' }, 'The passwords do not match.']],
  },
  'passwordIsNew()': {
    rule: v.pipe(v.object({ currentPassword: v.string(), password: v.string() }), passwordIsNew()),
    accepts: [
      [
        { currentPassword: 'Abcdef1!', password: 'Abcdef1? ' },
        { currentPassword: 'Abcdef1!', password: 'Abcdef1? ' },
      ],
    ],
    refuses: [
      [{ currentPassword: 'Abcdef1!', password: 'Abcdef1!' }, 'The new password cannot equal the current one.'],
    ],
  },
};
