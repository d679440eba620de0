import type { Session } from '../../session/session.ts';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';

/**
 * Signs in with the temporary password of the invitation and sets the person's own. A temporary password that is
 * not accepted means that the invitation was used, replaced or has expired: reported as an invalid code, not a wrong password.
 */
export async function registrationOutcome(
  session: Pick<Session, 'signIn' | 'answerChallenge'>,
  { username, code, password }: { username: string; code: string; password: string },
): Promise<SignInOutcome> {
  const outcome = await session.signIn(username, code);
  if (outcome.kind === 'newPasswordRequired') return session.answerChallenge(password);
  const isCodeRefused =
    outcome.kind === 'refused' && (outcome.reason === 'wrongCredentials' || outcome.reason === 'notActive');
  return isCodeRefused ? { kind: 'refused', reason: 'invalidCode' } : outcome;
}
