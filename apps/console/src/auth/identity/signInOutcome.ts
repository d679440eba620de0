import type { Refused } from './refusal.ts';

export type MfaType = 'TOTP' | 'SMS' | 'EMAIL';

export type Challenge =
  | { kind: 'newPasswordRequired' }
  /** A code from the authenticator app, or one that was sent to the masked `destination`. */
  | { kind: 'codeRequired'; type: MfaType; destination?: string }
  | { kind: 'mfaSelection'; types: readonly MfaType[] }
  /** The pool requires an authenticator app, and the user has none. */
  | { kind: 'softwareTokenSetup'; secret: string };

/** Outcome of a sign-in step. */
export type SignInOutcome = { kind: 'signedIn' } | Challenge | { kind: 'unsupportedStep'; step: string } | Refused;

export type ChallengeKind = Challenge['kind'];

const challengeKinds: Record<ChallengeKind, true> = {
  newPasswordRequired: true,
  codeRequired: true,
  mfaSelection: true,
  softwareTokenSetup: true,
};

export function isChallenge(outcome: SignInOutcome): outcome is Challenge {
  return Object.hasOwn(challengeKinds, outcome.kind);
}

export type ChallengeOptions = {
  /** Remember this device: no code for the next thirty days. */
  isDeviceRemembered?: boolean;
};
