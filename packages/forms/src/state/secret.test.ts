import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSecret } from './secret.ts';
import {
  changePasswordRuleFor,
  code,
  email,
  password,
  setPasswordRule,
  signedToken,
  signInRule,
  strongPassword,
} from '../rules/index.ts';

test.each([
  ['the password of signing in', signInRule, 'password', true],
  ['a chosen password', setPasswordRule, 'password', true],
  ['its repetition', setPasswordRule, 'rePassword', true],
  ['the password that holds', changePasswordRuleFor({}), 'currentPassword', true],
  ['a strong password', v.object({ field: strongPassword }), 'field', true],
  ['one that may be left out', v.object({ field: v.optional(password) }), 'field', true],
  ['a one-time code', v.object({ field: code }), 'field', true],
  ['a signed token', v.object({ field: signedToken }), 'field', true],
  ['an e-mail', signInRule, 'email', false],
  ['an e-mail of its own', v.object({ field: email }), 'field', false],
] as const)('%s: whether it must be kept nowhere', (_, schema, name, isKeptNowhere) => {
  expect(isSecret(schema, name)).toBe(isKeptNowhere);
});
