import { failuresByPath } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  changePasswordRuleFor,
  createAccountRule,
  createEntityRule,
  deactivateAccountRule,
  entityRule,
  inviteUserRule,
  issueRule,
  setPasswordRuleFor,
  signInRule,
  signUpRuleFor,
  updateUserRule,
} from './index.ts';

function messages(schema: v.GenericSchema<unknown, unknown>, input: unknown): Record<string, string> {
  const issues = v.safeParse(schema, input).issues ?? [];
  return Object.fromEntries([...failuresByPath(issues)].map(([path, { message }]) => [path, message]));
}

const invitation = { name: 'Leïla', lastName: 'Haddad', email: 'leila@solstice.tv' };

test('reporting an issue requires a subject, a category and a description', () => {
  const issue = {
    subject: 'Charts stay empty',
    category: 'ANALYTICS',
    description: 'All of them, since this morning.',
  };
  expect(messages(issueRule, issue)).toEqual({});
  expect(Object.keys(messages(issueRule, { subject: 'No', category: 'WEATHER', description: 'Too short.' }))).toEqual([
    'subject',
    'category',
    'description',
  ]);
});

describe('deactivating an account', () => {
  test('requires a reason, and a comment only if the reason is OTHER', () => {
    expect(v.parse(deactivateAccountRule, { reason: 'TEMPORARY' })).toEqual({ reason: 'TEMPORARY', comment: '' });
    expect(messages(deactivateAccountRule, { reason: 'OTHER', comment: ' ' })).toEqual({
      comment: 'Required field.',
    });
    expect(v.is(deactivateAccountRule, { reason: 'OTHER', comment: 'We moved' })).toBe(true);
    expect(Object.keys(messages(deactivateAccountRule, {}))).toContain('reason');
  });
});

describe('inviting a user', () => {
  test('defaults to an active user who is not an administrator', () => {
    expect(v.parse(inviteUserRule, invitation)).toEqual({ ...invitation, admin: false, active: true });
  });

  test('accepts null for optional fields', () => {
    const nulls = { entityId: null, phone: null, roleId: null, admin: null, active: null };
    expect(v.parse(inviteUserRule, { ...invitation, ...nulls })).toEqual({
      ...invitation,
      entityId: null,
      phone: null,
      roleId: null,
      admin: false,
      active: true,
    });
  });

  test('returns one message per invalid field', () => {
    expect(messages(inviteUserRule, { name: '', email: 'x', phone: '12x3' })).toEqual({
      name: 'Required field.',
      lastName: 'Required field.',
      email: 'Enter a valid e-mail.',
      phone: 'Digits only.',
    });
  });
});

describe('creating your own account', () => {
  const account = { entityName: ' Lumen ', companyName: 'Lumen Sports', region: 'eu-west', acceptTerms: true };
  const schema = createAccountRule(['eu-west', 'eu-north']);

  test('accepts names, one of the regions and consent', () => {
    expect(v.parse(schema, account)).toEqual({ ...account, entityName: 'Lumen' });
  });

  test('returns one message per invalid field', () => {
    expect(
      messages(schema, { entityName: 'L', companyName: 'L'.repeat(31), region: '', phone: 'x', acceptTerms: false }),
    ).toEqual({
      entityName: 'Enter at least 2 characters.',
      companyName: 'Enter at most 30 characters.',
      region: 'Required field.',
      phone: 'Digits only.',
      acceptTerms: 'Accept the terms to continue.',
    });
    expect(messages(schema, { ...account, region: 'mars' })).toEqual({
      region: 'Enter eu-west or eu-north.',
    });
  });
});

describe('updating an account', () => {
  const account = { name: 'Lumen ', companyName: 'Lumen Sports', region: 'eu-west' };
  const schema = entityRule(['eu-west', 'eu-north']);

  test('leaves absent billing details unchanged', () => {
    expect(v.parse(schema, account)).toEqual({ ...account, name: 'Lumen' });
  });

  test('removes billing fields that are empty or absent', () => {
    const billing = { legalName: ' Lumen AB ', taxId: '', email: ' ', address: '1 Quay\r\nOslo' };
    expect(v.parse(schema, { ...account, billing }).billing).toEqual({
      legalName: 'Lumen AB',
      taxId: null,
      email: null,
      address: '1 Quay\nOslo',
      country: null,
    });
  });

  test('returns one message per invalid field', () => {
    const billing = { legalName: 'L'.repeat(251), taxId: '1'.repeat(61), email: 'x', country: 'a\u{7}' };
    expect(messages(schema, { name: '', companyName: 'L', region: 'mars', billing })).toEqual({
      name: 'Required field.',
      companyName: 'Enter at least 2 characters.',
      region: 'Enter eu-west or eu-north.',
      'billing.legalName': 'Enter at most 250 characters.',
      'billing.taxId': 'Enter at most 60 characters.',
      'billing.email': 'Enter a valid e-mail.',
      'billing.country': 'This text has characters that are not allowed: U+0007.',
    });
  });

  test('also requires an administrator for a new managed account', () => {
    expect(messages(createEntityRule(['eu-west']), { entity: { ...account, name: '' }, adminEmail: 'x' })).toEqual({
      'entity.name': 'Required field.',
      adminEmail: 'Enter a valid e-mail.',
      adminName: 'Required field.',
      adminLastName: 'Required field.',
    });
  });
});

describe('signing up', () => {
  const newUser = {
    name: 'Leïla',
    lastName: 'Haddad',
    email: 'leila@solstice.tv',
    attributes: {},
    password: 'Abcdef1!',
    rePassword: 'Abcdef1!',
    acceptTerms: true,
  };

  test('requires a password that meets the policy, entered twice, and consent', () => {
    const schema = signUpRuleFor({ requireLowercase: true });
    expect(v.parse(schema, newUser)).toEqual(newUser);
    expect(messages(schema, { ...newUser, password: 'ABCDEF1!', acceptTerms: false })).toEqual({
      password: 'Use at least 8 characters with an uppercase letter, a lowercase letter, a number, and a symbol.',
      rePassword: 'The passwords do not match.',
      acceptTerms: 'Accept the terms to continue.',
    });
  });

  test('requires the attributes that the pool requires', () => {
    const schema = signUpRuleFor({}, { attributes: ['a0'] });
    expect(messages(schema, { ...newUser, attributes: { a0: ' ' } })).toEqual({
      'attributes.a0': 'Required field.',
    });
    expect(v.parse(schema, { ...newUser, attributes: { a0: ' x ' } })).toMatchObject({
      attributes: { a0: 'x' },
    });
  });
});

describe('updating a user', () => {
  test('leaves absent fields unchanged', () => {
    expect(v.parse(updateUserRule, { name: 'Leïla ' })).toEqual({ name: 'Leïla' });
  });

  test('removes an empty phone number', () => {
    expect(v.parse(updateUserRule, { phone: '' })).toEqual({ phone: null });
  });

  test('rejects an empty name', () => {
    expect(messages(updateUserRule, { name: ' ', lastName: null })).toEqual({
      name: 'Required field.',
      lastName: 'Required field.',
    });
  });
});

describe('signing in', () => {
  test('requires email and password and reveals nothing about the password policy', () => {
    expect(messages(signInRule, { email: '', password: '' })).toEqual({
      email: 'Required field.',
      password: 'Required field.',
    });
    expect(messages(signInRule, { email: 'a@b.co', password: 'x' })).toEqual({});
  });
});

describe('choosing a password', () => {
  test('compares the two passwords exactly, including trailing spaces', () => {
    expect(messages(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: 'Abcdef1! ' })).toEqual({
      rePassword: 'The passwords do not match.',
    });
    expect(messages(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: 'Abcdef1!' })).toEqual({});
  });

  test('reports a mismatch even if the password is weak', () => {
    expect(Object.keys(messages(setPasswordRuleFor({}), { password: 'weak', rePassword: 'other' }))).toEqual([
      'password',
      'rePassword',
    ]);
  });

  test('reports an empty repetition as missing, not as different', () => {
    expect(messages(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: '' })).toEqual({
      rePassword: 'Required field.',
    });
  });

  test("follows the pool's policy", () => {
    const rule = setPasswordRuleFor({ requireLowercase: true });
    expect(Object.keys(messages(rule, { password: 'ABCDEF1!', rePassword: 'ABCDEF1!' }))).toEqual(['password']);
  });
});

describe('changing the password', () => {
  const rule = changePasswordRuleFor({});

  test('rejects the current password as the new one', () => {
    const same = { currentPassword: 'Abcdef1!', password: 'Abcdef1!', rePassword: 'Abcdef1!' };
    expect(messages(rule, same)).toEqual({ password: 'The new password cannot equal the current one.' });
    expect(messages(rule, { ...same, currentPassword: 'Abcdef1! ' })).toEqual({});
  });

  test('reports empty passwords as missing, not as equal', () => {
    expect(messages(rule, { currentPassword: '', password: '', rePassword: '' })).toEqual({
      currentPassword: 'Required field.',
      password: 'Required field.',
      rePassword: 'Required field.',
    });
  });
});

test('every message for an arbitrary input is a sentence', () => {
  for (const input of [null, 1, [], 'text', { name: {} }]) {
    for (const schema of [inviteUserRule, updateUserRule, signInRule, setPasswordRuleFor({})]) {
      for (const text of Object.values(messages(schema, input))) expect(text).toMatch(/\.$/);
    }
  }
});

test('the output type of updateUserRule matches the API input', () => {
  expectTypeOf<v.InferOutput<typeof updateUserRule>>().toEqualTypeOf<{
    name?: string | undefined;
    lastName?: string | undefined;
    phone?: string | null | undefined;
    roleId?: string | undefined;
    admin?: boolean | undefined;
  }>();
});
