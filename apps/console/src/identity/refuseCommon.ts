import type { Refused } from './refusal.ts';

/**
 * Refuses a new password that is among the first to be tried. Not the identity service's business, which takes it; where
 * the list does not arrive, neither does what follows.
 */
export async function refuseCommon(password: string): Promise<Refused | null> {
  const list = await import('./isCommonPassword.ts').catch(() => null);
  return list?.isCommonPassword(password) ? { kind: 'refused', reason: 'commonPassword' } : null;
}
