/** Milliseconds; after that the person signs in by hand. */
const patience = 15 * 60_000;

let held: { email: string; password: string; timer: ReturnType<typeof setTimeout> } | null = null;

function drop(): void {
  clearTimeout(held?.timer);
  held = null;
}

/** Keeps the password after sign-up in memory until the address is confirmed. Never stored. */
export function setPendingPassword(email: string, password: string): void {
  drop();
  held = { email, password, timer: setTimeout(drop, patience) };
}

/** The password, once; null where there is none for this address. */
export function takePendingPassword(email: string): string | null {
  const password = held?.email === email ? held.password : null;
  drop();
  return password;
}
