import type { Circuit } from './circuit.ts';
import type { RetryBudget } from './retryBudget.ts';
import type { MfaRequirement } from './mfaRequirement.ts';

/**
 * The session as the client uses it: a valid token, and a new one when the API refused it. Both
 * answer null when there is no session, undefined when the identity service cannot be reached.
 */
export type TokenSource = {
  accessToken: () => Promise<string | null | undefined>;
  refreshedToken: (rejected: string, code: string) => Promise<string | null | undefined>;
  /** Step-up: the person signs in again; false when they cancel. */
  reauthenticate: () => Promise<boolean>;
  /** Waits until the person has set up the required second factor; false when the session ends before. */
  setUpFactor: () => Promise<boolean>;
  /** The API refused a refreshed token as well: the session has ended. */
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
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  connection: { isOnline(): boolean; whenOnline(signal: AbortSignal): Promise<void> };
  newId: () => string;
  /** Called with the API's time (`date`) of each answer. */
  onTime: (milliseconds: number) => void;
  /** Called with the required and missing second factor, or null, of each answer that says so. */
  onFactor: (owed: MfaRequirement | null) => void;
  /** Called when the API answers FORBIDDEN. */
  onForbidden: () => void;
  /** The secret of acting as somebody else, sent with each call that has a token; null for nobody. */
  actAs: string | null;
  /** Called when acting has ended: the page restarts, and what waits for the call goes with it. */
  onActingEnded: () => Promise<never>;
  /** Called when the API answers CLIENT_TOO_OLD or UNKNOWN_OPERATION: no further calls are sent. */
  onTooOld: () => void;
};

/** Milliseconds an attempt may take; also how long a call waits for a lost connection before it gives up. */
export const attemptTimeout = 10_000;
