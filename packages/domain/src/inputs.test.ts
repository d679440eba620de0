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

function texts(schema: v.GenericSchema<unknown, unknown>, input: unknown): Record<string, string> {
  const issues = v.safeParse(schema, input).issues ?? [];
  return Object.fromEntries([...failuresByPath(issues)].map(([path, { message }]) => [path, message]));
}

const invitation = { name: 'Leïla', lastName: 'Haddad', email: 'leila@solstice.tv' };

test('an issue says what it is about, and enough of it to be answered', () => {
  const issue = {
    subject: 'Charts stay empty',
    category: 'ANALYTICS',
    description: 'All of them, since this morning.',
  };
  expect(texts(issueRule, issue)).toEqual({});
  expect(Object.keys(texts(issueRule, { subject: 'No', category: 'WEATHER', description: 'Too short.' }))).toEqual([
    'subject',
    'category',
    'description',
  ]);
});

describe('deactivating an account', () => {
  test('takes a reason, and words only where it is another one', () => {
    expect(v.parse(deactivateAccountRule, { reason: 'TEMPORARY' })).toEqual({ reason: 'TEMPORARY', comment: '' });
    expect(texts(deactivateAccountRule, { reason: 'OTHER', comment: ' ' })).toEqual({
      comment: 'Required field.',
    });
    expect(v.is(deactivateAccountRule, { reason: 'OTHER', comment: 'We moved' })).toBe(true);
    expect(Object.keys(texts(deactivateAccountRule, {}))).toContain('reason');
  });
});

describe('inviting a user', () => {
  test('is an ordinary active user of the own entity unless more is said', () => {
    expect(v.parse(inviteUserRule, invitation)).toEqual({ ...invitation, admin: false, active: true });
  });

  test('takes what the wire sends for "not said"', () => {
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

  test('names every field to put right, once', () => {
    expect(texts(inviteUserRule, { name: '', email: 'x', phone: '12x3' })).toEqual({
      name: 'Required field.',
      lastName: 'Required field.',
      email: 'Enter a valid e-mail.',
      phone: 'Digits only.',
    });
  });
});

describe('founding an account', () => {
  const account = { entityName: ' Lumen ', companyName: 'Lumen Sports', region: 'eu-west', acceptTerms: true };
  const schema = createAccountRule(['eu-west', 'eu-north']);

  test('takes names, one of the regions and the consent', () => {
    expect(v.parse(schema, account)).toEqual({ ...account, entityName: 'Lumen' });
  });

  test('names every field to put right, once', () => {
    expect(
      texts(schema, { entityName: 'L', companyName: 'L'.repeat(31), region: '', phone: 'x', acceptTerms: false }),
    ).toEqual({
      entityName: 'Enter at least 2 characters.',
      companyName: 'Enter at most 30 characters.',
      region: 'Required field.',
      phone: 'Digits only.',
      acceptTerms: 'Accept the terms to continue.',
    });
    expect(texts(schema, { ...account, region: 'mars' })).toEqual({
      region: 'Enter eu-west or eu-north.',
    });
  });
});

describe('changing an account', () => {
  const account = { name: 'Lumen ', companyName: 'Lumen Sports', region: 'eu-west' };
  const schema = entityRule(['eu-west', 'eu-north']);

  test('leaves the billing details where nothing is said of them', () => {
    expect(v.parse(schema, account)).toEqual({ ...account, name: 'Lumen' });
  });

  test('removes what of the billing details is emptied or absent', () => {
    const billing = { legalName: ' Lumen AB ', taxId: '', email: ' ', address: '1 Quay\r\nOslo' };
    expect(v.parse(schema, { ...account, billing }).billing).toEqual({
      legalName: 'Lumen AB',
      taxId: null,
      email: null,
      address: '1 Quay\nOslo',
      country: null,
    });
  });

  test('names every field to put right, once', () => {
    const billing = { legalName: 'L'.repeat(251), taxId: '1'.repeat(61), email: 'x', country: 'a\u{7}' };
    expect(texts(schema, { name: '', companyName: 'L', region: 'mars', billing })).toEqual({
      name: 'Required field.',
      companyName: 'Enter at least 2 characters.',
      region: 'Enter eu-west or eu-north.',
      'billing.legalName': 'Enter at most 250 characters.',
      'billing.taxId': 'Enter at most 60 characters.',
      'billing.email': 'Enter a valid e-mail.',
      'billing.country': 'This text has characters that are not allowed: U+0007.',
    });
  });

  test('asks of a new account whom to invite, too', () => {
    expect(texts(createEntityRule(['eu-west']), { entity: { ...account, name: '' }, adminEmail: 'x' })).toEqual({
      'entity.name': 'Required field.',
      adminEmail: 'Enter a valid e-mail.',
      adminName: 'Required field.',
      adminLastName: 'Required field.',
    });
  });
});

describe('signing up', () => {
  const person = {
    name: 'Leïla',
    lastName: 'Haddad',
    email: 'leila@solstice.tv',
    attributes: {},
    password: 'Abcdef1!',
    rePassword: 'Abcdef1!',
    acceptTerms: true,
  };

  test('asks for a password of the policy, typed twice, and for the consent', () => {
    const schema = signUpRuleFor({ requireLowercase: true });
    expect(v.parse(schema, person)).toEqual(person);
    expect(texts(schema, { ...person, password: 'ABCDEF1!', acceptTerms: false })).toEqual({
      password: 'Use at least 8 characters with an uppercase letter, a lowercase letter, a number and a symbol.',
      rePassword: 'The passwords do not match.',
      acceptTerms: 'Accept the terms to continue.',
    });
  });

  test('asks for what the pool asks for', () => {
    const schema = signUpRuleFor({}, { attributes: ['a0'] });
    expect(texts(schema, { ...person, attributes: { a0: ' ' } })).toEqual({
      'attributes.a0': 'Required field.',
    });
    expect(v.parse(schema, { ...person, attributes: { a0: ' x ' } })).toMatchObject({
      attributes: { a0: 'x' },
    });
  });
});

describe('changing a user', () => {
  test('leaves what is absent', () => {
    expect(v.parse(updateUserRule, { name: 'Leïla ' })).toEqual({ name: 'Leïla' });
  });

  test('removes the phone number when it is emptied', () => {
    expect(v.parse(updateUserRule, { phone: '' })).toEqual({ phone: null });
  });

  test('refuses a name that is emptied', () => {
    expect(texts(updateUserRule, { name: ' ', lastName: null })).toEqual({
      name: 'Required field.',
      lastName: 'Required field.',
    });
  });
});

describe('signing in', () => {
  test('asks for both and tells nothing of the password policy', () => {
    expect(texts(signInRule, { email: '', password: '' })).toEqual({
      email: 'Required field.',
      password: 'Required field.',
    });
    expect(texts(signInRule, { email: 'a@b.co', password: 'x' })).toEqual({});
  });
});

describe('choosing a password', () => {
  test('both texts must be equal to the last space', () => {
    expect(texts(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: 'Abcdef1! ' })).toEqual({
      rePassword: 'The passwords do not match.',
    });
    expect(texts(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: 'Abcdef1!' })).toEqual({});
  });

  test('a weak password does not hide that the second differs', () => {
    expect(Object.keys(texts(setPasswordRuleFor({}), { password: 'weak', rePassword: 'other' }))).toEqual([
      'password',
      'rePassword',
    ]);
  });

  test('an empty repetition is missing, not different', () => {
    expect(texts(setPasswordRuleFor({}), { password: 'Abcdef1!', rePassword: '' })).toEqual({
      rePassword: 'Required field.',
    });
  });

  test("follows the pool's policy", () => {
    const rule = setPasswordRuleFor({ requireLowercase: true });
    expect(Object.keys(texts(rule, { password: 'ABCDEF1!', rePassword: 'ABCDEF1!' }))).toEqual(['password']);
  });
});

describe('changing the password', () => {
  const rule = changePasswordRuleFor({});

  test('the new one differs from the one that holds', () => {
    const same = { currentPassword: 'Abcdef1!', password: 'Abcdef1!', rePassword: 'Abcdef1!' };
    expect(texts(rule, same)).toEqual({ password: 'The new password cannot equal the current one.' });
    expect(texts(rule, { ...same, currentPassword: 'Abcdef1! ' })).toEqual({});
  });

  test('what is missing is missing, not equal', () => {
    expect(texts(rule, { currentPassword: '', password: '', rePassword: '' })).toEqual({
      currentPassword: 'Required field.',
      password: 'Required field.',
      rePassword: 'Required field.',
    });
  });
});

test('a refusal of any object is told by path and text', () => {
  for (const input of [null, 1, [], 'text', { name: {} }]) {
    for (const schema of [inviteUserRule, updateUserRule, signInRule, setPasswordRuleFor({})]) {
      for (const text of Object.values(texts(schema, input))) expect(text).toMatch(/\.$/);
    }
  }
});

test('the types are those of the wire', () => {
  expectTypeOf<v.InferOutput<typeof updateUserRule>>().toEqualTypeOf<{
    name?: string | undefined;
    lastName?: string | undefined;
    phone?: string | null | undefined;
    roleId?: string | undefined;
    admin?: boolean | undefined;
  }>();
});
