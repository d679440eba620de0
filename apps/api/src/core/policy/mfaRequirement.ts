import type { EntityType } from './permissions.ts';
import type { Principal } from './principal.ts';

/** Days for which users can continue without required MFA. */
export const graceDays = 7;
const graceMilliseconds = graceDays * 86_400_000;

type MfaPolicy = { readonly type: EntityType; readonly requireMfaSince: Date | null };

/** Whether an account requires MFA of its users. The platform always does. */
export const isMfaRequired = ({ type, requireMfaSince }: MfaPolicy): boolean =>
  type === 'PLATFORM' || requireMfaSince !== null;

/**
 * When a user of the account must have set up MFA: a grace period after the requirement started or after their first sign-in, whichever is
 * later. Null if MFA is not required.
 */
export function mfaDueAt(account: MfaPolicy & { readonly createdAt: Date }, activatedAt: Date): Date | null {
  if (!isMfaRequired(account)) return null;
  const since = account.requireMfaSince ?? account.createdAt;
  return new Date(Math.max(since.getTime(), activatedAt.getTime()) + graceMilliseconds);
}

/** Whether the grace period of a user without MFA is over. */
export const isMfaOverdue = ({ mfaDueAt: dueAt }: Pick<Principal, 'mfaDueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;
