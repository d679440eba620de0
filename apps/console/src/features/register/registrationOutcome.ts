import type { Refusal } from '../../auth/identity/refusal.ts';
import type { Session } from '../../auth/session/session.ts';
import type { SignInOutcome } from '../../auth/identity/signInOutcome.ts';

/**
 * Why an invitation link no longer works. A canceled or replaced one is also `used`, because the pool does not
 * distinguish them.
 */
export type InvitationEnd = 'used' | 'expired';

const ends: Partial<Record<Refusal, InvitationEnd>> = { wrongCredentials: 'used', notActive: 'expired' };

/** Signs in with the invitation's temporary password and sets the user's own. */
export async function registrationOutcome(
  session: Pick<Session, 'signIn' | 'respondToChallenge'>,
  { username, code, password }: { username: string; code: string; password: string },
): Promise<SignInOutcome | { kind: 'ended'; end: InvitationEnd }> {
  const outcome = await session.signIn(username, code);
  if (outcome.kind === 'newPasswordRequired') return session.respondToChallenge(password);
  const end = outcome.kind === 'refused' ? ends[outcome.reason] : undefined;
  return end ? { kind: 'ended', end } : outcome;
}
