import type { Circuit } from './circuit.ts';
import type { RetryBudget } from './retryBudget.ts';
import type { MfaRequirement } from './mfaRequirement.ts';

/** The session's tokens: null without a session, undefined if the identity service cannot be reached. */
export type TokenSource = {
  accessToken: () => Promise<string | null | undefined>;
  refreshedToken: (rejected: string, code: string) => Promise<string | null | undefined>;
  /** Step-up: the user signs in again; false if they cancel. */
  reauthenticate: () => Promise<boolean>;
  /** Waits until the user has set up the required MFA; false if the session ends first. */
  setUpMfa: () => Promise<boolean>;
  /** Called when the API also rejects a refreshed token: the session has ended. */
  end: (code: string) => void;
};

export type ClientOptions = {
  endpoint: string;
  version: string;
  tokens: TokenSource;
  budget: RetryBudget;
  circuit: Pick<Circuit, 'enter' | 'leave'>;
  fetch: typeof globalThis.fetch;
  now: () => number;
  random: () => number;
  /** Resolves after the time, or as soon as the signal aborts. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  connection: { isOnline(): boolean; whenOnline(signal: AbortSignal): Promise<void> };
  newId: () => string;
  /** Called with the `date` header of each response. */
  onTime: (milliseconds: number) => void;
  /** Called with the MFA requirement, or null if it is met, of each response that includes it. */
  onMfaRequirement: (requirement: MfaRequirement | null) => void;
  /** Called for FORBIDDEN. */
  onForbidden: () => void;
  /** The secret of an acting session, sent with each authenticated call. */
  actAs: string | null;
  /** How the user signed in while this page was open; otherwise null. */
  signInMethod: () => string | null;
  /** Called when acting has ended; restarts the page. */
  onActingEnded: () => Promise<never>;
  /** Called for CLIENT_TOO_OLD or UNKNOWN_OPERATION. No further calls are sent. */
  onTooOld: () => void;
};

/** Maximum milliseconds for an attempt, and for a lost connection to be restored. */
export const attemptTimeout = 10_000;
