const key = 'passkey-email';

/** The email of the last passkey added or used in this browser, or null. Kept after signing out, like the passkey itself. */
export const passkeyEmail = (): string | null => localStorage.getItem(key);

export const forgetPasskeyEmail = (): void => localStorage.removeItem(key);

export function rememberPasskeyEmail(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Without it, autofill offers no passkey.
  }
}
