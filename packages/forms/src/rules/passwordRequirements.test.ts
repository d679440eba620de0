import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passwordRequirements, passwordRule } from './index.ts';

const policy = { minLength: 10, requireLowercase: true };
const met = (password: string) =>
  passwordRequirements(password, policy).flatMap(({ id, isMet }) => (isMet ? [id] : []));

test('names what the policy asks for', () => {
  expect(passwordRequirements('', policy).map(({ label }) => label)).toEqual([
    'At least 10 characters',
    'An uppercase letter',
    'A lowercase letter',
    'A number',
    'A symbol',
  ]);
});

test.each([
  ['', []],
  ['Ab', ['uppercase', 'lowercase']],
  ['1!', ['number', 'symbol']],
  ['éééééééééé', ['length']],
])('knows what %j has', (password, ids) => {
  expect(met(password)).toEqual(ids);
});

test.each(['Abcdefgh1!', 'Abcdefg1!', 'abcdefgh1!', ''])(
  'all are met when the rule accepts, and only then: %j',
  (password) => {
    const areAllFulfilled = passwordRequirements(password, policy).every(({ isMet }) => isMet);
    expect(v.safeParse(passwordRule(policy), password).success).toBe(areAllFulfilled);
  },
);
