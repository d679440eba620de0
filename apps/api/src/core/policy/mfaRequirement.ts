import type { EntityType } from './permissions.ts';
import type { Principal } from './principal.ts';

/** Grace period: how long people may go on without a second factor that is required of them. */
export const graceDays = 7;
const graceMilliseconds = graceDays * 86_400_000;

type Demanding = { readonly type: EntityType; readonly requireMfaSince: Date | null };

/** Whether an account requires MFA of its people; the platform always does. */
export const isMfaRequired = ({ type, requireMfaSince }: Demanding): boolean =>
  type === 'PLATFORM' || requireMfaSince !== null;

/**
 * When somebody of an account must have a second factor at the latest: a grace period after the requirement began, or after they first
 * signed in if that was later. Null where none is required.
 */
export function mfaDueAt(account: Demanding & { readonly createdAt: Date }, activatedAt: Date): Date | null {
  if (!isMfaRequired(account)) return null;
  const since = account.requireMfaSince ?? account.createdAt;
  return new Date(Math.max(since.getTime(), activatedAt.getTime()) + graceMilliseconds);
}

/** Whether the grace period of somebody without a second factor is over. */
export const isMfaOverdue = ({ mfaDueAt: dueAt }: Pick<Principal, 'mfaDueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;
