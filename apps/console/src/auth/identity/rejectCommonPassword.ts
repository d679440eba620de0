import type { Refused } from './refusal.ts';

/** Refuses a common new password, which the identity service would accept. Skipped if the list cannot be loaded. */
export async function rejectCommonPassword(password: string): Promise<Refused | null> {
  const list = await import('./isCommonPassword.ts').catch(() => null);
  return list?.isCommonPassword(password) ? { kind: 'refused', reason: 'commonPassword' } : null;
}
