export type Enrollment = {
  /** The secret, base32. */
  secret: string;
  /** Account name in the app. */
  account: string;
  /** Issuer in the app. */
  issuer: string;
};

/** The `otpauth://` URI of the QR code. Digits, period and algorithm have their defaults. */
export function otpauthUri({ secret, account, issuer }: Enrollment): string {
  const [label, owner] = [issuer, account].map(encodeURIComponent);
  return `otpauth://totp/${label}:${owner}?secret=${encodeURIComponent(secret)}&issuer=${label}`;
}

/** The key in groups, for typing by hand. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
