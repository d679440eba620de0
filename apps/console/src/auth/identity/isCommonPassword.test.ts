import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { isCommonPassword } from './isCommonPassword.ts';

describe('a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd2024!',
    'Pa$$w0rd!',
    '!!Welcome1',
    'Qwerty123!',
    'Abc123!@#',
    'A123456!',
    '1qaz@WSX',
    'Summer2024!',
    'Trustno1!',
  ])('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Own-Choice-42',
    'Quiet-Morning-2',
    'PasswordOfMyGrandmother1!',
    // With this many other characters it is a different password.
    'Dragon8362947!',
    'Пароль-2024!A',
    'xK7#mQ2$vL',
    '',
  ])('%s is not common', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('the list', () => {
  it('has more than 3,000 passwords that can meet the rules', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000);
    for (const common of commonPasswords) {
      expect(common).toMatch(/^[!-@[-~]{4,}$/);
      expect(isCommonPassword(common.toUpperCase())).toBe(true);
    }
    const plain = [...commonPasswords].filter((common) => /^[a-z0-9].*[a-z0-9]$/.test(common));
    for (const common of plain) expect(isCommonPassword(`?${common}!`)).toBe(true);
  });
});
