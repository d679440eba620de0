import { describe, expect, it } from 'vitest';
import { checkPasswordPolicy, createTemporaryPassword } from './password.ts';

describe('a password', () => {
  it.each([
    ['Aa1!aaa', 'Password not long enough'],
    ['AA1!AAAA', 'Password must have lowercase characters'],
    ['aa1!aaaa', 'Password must have uppercase characters'],
    ['Aaa!aaaa', 'Password must have numeric characters'],
    ['Aa1aaaaa', 'Password must have symbol characters'],
    ['Aa1éaaaa', 'Password must have symbol characters'],
    [`Aa1!${'a'.repeat(253)}`, 'Password must not be longer than 256 characters'],
  ])('like %s is rejected', (password, reason) => {
    expect(() => checkPasswordPolicy(password)).toThrow(
      expect.objectContaining({
        code: 'InvalidPasswordException',
        message: `Password did not conform with policy: ${reason}`,
      }) as Error,
    );
  });

  it.each(['Aa1!aaaa', 'Aa1 aaaa', 'Aa1-aaaa', 'Aa1\\aaaa', `Aa1!${'a'.repeat(252)}`])(
    'like %s is taken',
    (password) => {
      expect(() => checkPasswordPolicy(password)).not.toThrow();
    },
  );

  it('for an invitation meets the policy and needs no escaping in a link', () => {
    const passwords = Array.from({ length: 500 }, createTemporaryPassword);
    for (const password of passwords) {
      expect(() => checkPasswordPolicy(password)).not.toThrow();
      expect(password).toMatch(/^[A-Za-z0-9][\w-]{10}[A-Za-z0-9]$/);
    }
    expect(new Set(passwords).size).toBe(500);
  });
});
