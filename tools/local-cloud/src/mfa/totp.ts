import { Secret, TOTP } from 'otpauth';

/** Time steps that a phone's clock can be off, in either direction. */
const tolerance = 1;

/** 20 bytes, as RFC 4226 recommends; base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The time step of an authenticator app code (RFC 6238: SHA-1, six digits, 30 seconds).
 * @param now epoch milliseconds
 * @returns undefined for a wrong code
 */
export function verifyTotp(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const token = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = token.validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? undefined : token.counter({ timestamp: now }) + delta;
}
