import type { SignInOutcome } from '../identity/signInOutcome.ts';

/** Values of the API's `SignInMethod`. For a provider, its name in capitals. */
export type SignInMethod = 'PASSWORD' | 'PASSWORD_AND_APP' | 'PASSWORD_AND_CODE' | 'RECOVERY_CODE' | 'PASSKEY';

/** The storage key of the method last used in this browser. Kept after signing out. */
export const methodKey = 'sign-in-method';

/** The method of a sign-in that succeeded with the response to a challenge. */
export function methodAfter(challenge: SignInOutcome | null): SignInMethod {
  if (challenge?.kind === 'softwareTokenSetup') return 'PASSWORD_AND_APP';
  if (challenge?.kind !== 'codeRequired') return 'PASSWORD';
  return challenge.type === 'TOTP' ? 'PASSWORD_AND_APP' : 'PASSWORD_AND_CODE';
}
