/** Milliseconds; whoever takes longer signs in himself. */
const patience = 15 * 60_000;

let held: { email: string; password: string; timer: ReturnType<typeof setTimeout> } | null = null;

function drop(): void {
  clearTimeout(held?.timer);
  held = null;
}

/** Keeps the password of who has just signed up in this page's memory, until his address is proven. Never stored. */
export function holdPassword(email: string, password: string): void {
  drop();
  held = { email, password, timer: setTimeout(drop, patience) };
}

/** The password, once; null where there is none for this address. */
export function takePassword(email: string): string | null {
  const password = held?.email === email ? held.password : null;
  drop();
  return password;
}
