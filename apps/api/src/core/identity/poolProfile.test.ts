import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePoolProfile } from './poolProfile.ts';

const userOf = (attributes: Record<string, string>) =>
  parsePoolProfile(
    Object.entries({ email: 'anna@lumen.example', ...attributes }).map(([Name, Value]) => ({ Name, Value })),
  );

describe('parsePoolProfile', () => {
  it('returns attributes unchanged if the form rules accept them', () => {
    expect(
      userOf({ email_verified: 'true', given_name: 'Zoë', family_name: "van 't Hof", phone_number: '+4520123456' }),
    ).toEqual({
      email: 'anna@lumen.example',
      isEmailVerified: true,
      name: 'Zoë',
      lastName: "van 't Hof",
      phone: '4520123456',
    });
  });

  it('falls back to the full name, then to the email address', () => {
    expect(userOf({ name: ' Mary Ann  Evans ' })).toMatchObject({ name: 'Mary', lastName: 'Ann Evans' });
    expect(userOf({})).toMatchObject({ name: 'anna', lastName: '', phone: null, isEmailVerified: false });
  });

  it('removes line breaks and bidirectional control characters', () => {
    expect(
      userOf({ given_name: 'Ann\r\nVisit https://evil.example', family_name: 'x\u202Egpj\u2066\0' }),
    ).toMatchObject({ name: 'Ann Visit', lastName: 'x gpj' });
    expect(userOf({ given_name: '\u202E\n' })).toMatchObject({ name: 'anna' });
  });

  it('removes URLs, and always returns visible text', () => {
    expect(userOf({ given_name: 'https://evil.example/login', name: 'evil.example Ek' })).toMatchObject({
      name: 'Ek',
    });
    expect(userOf({ given_name: '\u3164', family_name: '\u0301', name: 'www.evil.example' })).toMatchObject({
      name: 'anna',
      lastName: '',
    });
    expect(userOf({ email: 'evil.example@lumen.example' })).toMatchObject({ name: 'evil example' });
  });

  it('always returns valid names, whatever the pool contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (one, other) => {
        const { name, lastName } = userOf({ given_name: one, family_name: `${other}${one}`, name: other });
        for (const text of [name, lastName]) {
          expect(Array.from(text).length).toBeLessThanOrEqual(60);
          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        }
      }),
    );
  });

  it('omits an invalid phone number', () => {
    for (const number of ['+', 'javascript:1', `+1${'2'.repeat(60)}`])
      expect(userOf({ phone_number: number }).phone).toBeNull();
  });
});
