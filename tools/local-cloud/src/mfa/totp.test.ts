import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { verifyTotp, createTotpSecret } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('a one-time code', () => {
  // The published vectors have eight digits; the codes are their last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, also 30 seconds early or late', (second, code) => {
    const counter = Math.floor(second / 30);
    for (const offset of [0, -30, 30]) expect(verifyTotp(secret, code, (second + offset) * 1_000)).toBe(counter);
    for (const offset of [-60, 60]) expect(verifyTotp(secret, code, (second + offset) * 1_000)).toBeUndefined();
  });

  it.each(['', '28708', '2870822', '28708a', ' 287082', '２８７０８２'])('is not %j', (code) => {
    expect(verifyTotp(secret, code, 59_000)).toBeUndefined();
  });

  it('uses a 160-bit secret', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });
});
