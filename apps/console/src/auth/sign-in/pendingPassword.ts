/** After that, the user signs in manually. */
const lifetimeMs = 15 * 60_000;

let pending: { email: string; password: string; timer: ReturnType<typeof setTimeout> } | null = null;

function drop(): void {
  clearTimeout(pending?.timer);
  pending = null;
}

/** Keeps the password in memory after sign-up until the email address is confirmed. Never stored. */
export function setPendingPassword(email: string, password: string): void {
  drop();
  pending = { email, password, timer: setTimeout(drop, lifetimeMs) };
}

/** Returns the password once; null if there is none for this email address. */
export function takePendingPassword(email: string): string | null {
  const password = pending?.email === email ? pending.password : null;
  drop();
  return password;
}
