import * as v from 'valibot';
import { expect, test } from 'vitest';
import { passwordRequirements, passwordRule } from './index.ts';

const policy = { minLength: 10, requireLowercase: true };
const met = (password: string) =>
  passwordRequirements(password, policy).flatMap(({ id, isMet }) => (isMet ? [id] : []));

test('lists the requirements of the policy', () => {
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
])('reports which requirements %j meets', (password, ids) => {
  expect(met(password)).toEqual(ids);
});

test.each(['Abcdefgh1!', 'Abcdefg1!', 'abcdefgh1!', ''])(
  'are all met exactly when the rule accepts: %j',
  (password) => {
    const areAllFulfilled = passwordRequirements(password, policy).every(({ isMet }) => isMet);
    expect(v.safeParse(passwordRule(policy), password).success).toBe(areAllFulfilled);
  },
);
