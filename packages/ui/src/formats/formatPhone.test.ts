import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

test.each([
  ['46700769379', '+46 700 769 379'],
  ['+46700769379', '+46 700 769 379'],
  ['12025550143', '+1 202 555 0143'],
  ['353861234567', '+353 861 234 567'],
  ['4930123456', '+49 301 234 56'],
  ['33612345678', '+33 612 345 678'],
  ['4670', '+46 70'],
  // No country code starts with 0: it is a national number.
  ['0701234567', '070 123 4567'],
  ['', ''],
  ['ask at the desk', 'ask at the desk'],
])('formats %s as %s', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

test('keeps all digits, in groups of two to four after the country code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,24}$/), (digits) => {
      const shown = formatPhone(digits);
      expect(shown.replaceAll(/\D/g, '')).toBe(digits);
      const [country = '', ...groups] = shown.split(' ');
      expect(country).toMatch(/^\+\d{1,3}$/);
      for (const group of groups) expect(group).toMatch(/^\d{2,4}$/);
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});
