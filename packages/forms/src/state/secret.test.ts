import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSecret } from './secret.ts';
import { code, currentPassword, email, password, passwordsMatch, secret, strongPassword } from '../rules/index.ts';

const signInRule = v.object({ email, password: currentPassword });
const setPasswordRule = v.pipe(v.object({ password, rePassword: currentPassword }), passwordsMatch());

test.each([
  ['the sign-in password', signInRule, 'password', true],
  ['a new password', setPasswordRule, 'password', true],
  ['the repeated password', setPasswordRule, 'rePassword', true],
  ['the current password', v.object({ currentPassword }), 'currentPassword', true],
  ['a strong password', v.object({ field: strongPassword }), 'field', true],
  ['an optional password', v.object({ field: v.optional(password) }), 'field', true],
  ['a one-time code', v.object({ field: code }), 'field', true],
  ['a text marked as secret', v.object({ field: v.pipe(v.string(), secret) }), 'field', true],
  ['an e-mail', signInRule, 'email', false],
  ['a standalone e-mail', v.object({ field: email }), 'field', false],
] as const)('%s: whether it is secret', (_, schema, name, isExpectedSecret) => {
  expect(isSecret(schema, name)).toBe(isExpectedSecret);
});
