import type { Refused } from './refusal.ts';

/** Where a sign-in stands. */
export type SignInOutcome =
  | { kind: 'signedIn' }
  | { kind: 'newPasswordRequired' }
  | { kind: 'unsupportedStep'; step: string }
  | Refused;
