export type Enrollment = {
  /** The base32 secret. */
  secret: string;
  /** Account name in the app. */
  account: string;
  /** Issuer in the app. */
  issuer: string;
};

/** The `otpauth://` URI in the QR code, with default digits, period, and algorithm. */
export function otpauthUri({ secret, account, issuer }: Enrollment): string {
  const [label, owner] = [issuer, account].map(encodeURIComponent);
  return `otpauth://totp/${label}:${owner}?secret=${encodeURIComponent(secret)}&issuer=${label}`;
}

/** The key in groups of four, for manual entry. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
