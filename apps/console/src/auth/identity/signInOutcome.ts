import type { Refused } from './refusal.ts';

export type MfaType = 'TOTP' | 'SMS' | 'EMAIL';

/** A challenge of a sign-in. */
export type Challenge =
  | { kind: 'newPasswordRequired' }
  /** A code of the authenticator app, or one that was sent to `destination`, which is masked. */
  | { kind: 'codeRequired'; type: MfaType; destination?: string }
  | { kind: 'mfaSelection'; types: readonly MfaType[] }
  /** The pool requires an authenticator app, and the person has none. */
  | { kind: 'softwareTokenSetup'; secret: string };

/** Outcome of a step of a sign-in. */
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

/** Options of an answer to a challenge. */
export type AnswerOptions = {
  /** Remember this device: no code for the next thirty days. */
  isDeviceRemembered?: boolean;
};
