import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSecret } from './secret.ts';
import { code, currentPassword, email, password, passwordsMatch, secret, strongPassword } from '../rules/index.ts';

const signInRule = v.object({ email, password: currentPassword });
const setPasswordRule = v.pipe(v.object({ password, rePassword: currentPassword }), passwordsMatch());

test.each([
  ['the password of signing in', signInRule, 'password', true],
  ['a chosen password', setPasswordRule, 'password', true],
  ['its repetition', setPasswordRule, 'rePassword', true],
  ['the password that holds', v.object({ currentPassword }), 'currentPassword', true],
  ['a strong password', v.object({ field: strongPassword }), 'field', true],
  ['one that may be left out', v.object({ field: v.optional(password) }), 'field', true],
  ['a one-time code', v.object({ field: code }), 'field', true],
  ['a text that is marked', v.object({ field: v.pipe(v.string(), secret) }), 'field', true],
  ['an e-mail', signInRule, 'email', false],
  ['an e-mail of its own', v.object({ field: email }), 'field', false],
] as const)('%s: whether it must be kept nowhere', (_, schema, name, isKeptNowhere) => {
  expect(isSecret(schema, name)).toBe(isKeptNowhere);
});
