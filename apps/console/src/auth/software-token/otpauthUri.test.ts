import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otpauthUri, groupedKey } from './otpauthUri.ts';

const secret = 'JBSWY3DPEHPK3PXPQ4ZA6TR2';

describe('the otpauth URI of the QR code', () => {
  it('contains the brand and the user', () => {
    expect(otpauthUri({ secret, issuer: 'Edge Console', account: 'amara@solstice.example' })).toBe(
      `otpauth://totp/Edge%20Console:amara%40solstice.example?secret=${secret}&issuer=Edge%20Console`,
    );
  });

  it('can be parsed for any brand and user name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(name, name, (issuer, account) => {
        const { protocol, host, pathname, searchParams } = new URL(otpauthUri({ secret, issuer, account }));
        expect([protocol, host]).toEqual(['otpauth:', 'totp']);
        expect(pathname.slice(1).split(':').map(decodeURIComponent)).toEqual([issuer, account]);
        expect(searchParams.get('secret')).toBe(secret);
        expect(searchParams.get('issuer')).toBe(issuer);
      }),
    );
  });
});

describe('the key for manual entry', () => {
  it('is split into groups of four', () => {
    expect(groupedKey(secret)).toBe('JBSW Y3DP EHPK 3PXP Q4ZA 6TR2');
    expect(groupedKey('ABCDE')).toBe('ABCD E');
    expect(groupedKey('')).toBe('');
  });
});
