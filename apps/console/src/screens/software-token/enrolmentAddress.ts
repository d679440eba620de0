export type Enrolment = {
  /** Base32, as the pool gave it. */
  secret: string;
  /** Whose codes these are, as the app will list them. */
  account: string;
  /** What the codes are for, as the app will list them. */
  issuer: string;
};

/** The address that a QR code hands to an authenticator app. Digits, period and algorithm are the usual ones, unsaid. */
export function enrolmentAddress({ secret, account, issuer }: Enrolment): string {
  const [label, owner] = [issuer, account].map(encodeURIComponent);
  return `otpauth://totp/${label}:${owner}?secret=${encodeURIComponent(secret)}&issuer=${label}`;
}

/** The key as people read and type it. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
