import type { Refused } from './refusal.ts';

/**
 * Refuses a common new password. The identity service itself would accept it; where
 * the list cannot be loaded, the call fails as a network error.
 */
export async function rejectCommonPassword(password: string): Promise<Refused | null> {
  const list = await import('./isCommonPassword.ts').catch(() => null);
  return list?.isCommonPassword(password) ? { kind: 'refused', reason: 'commonPassword' } : null;
}
