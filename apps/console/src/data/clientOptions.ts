import type { Circuit } from './circuit.ts';
import type { RetryBudget } from './retryBudget.ts';
import type { OwedFactor } from './secondFactor.ts';

/**
 * What the client asks of the session: a token that is still good, and a new one when the API did not accept it. Both
 * answer null when there is no session, undefined when the identity service cannot be reached.
 */
export type TokenSource = {
  accessToken: () => Promise<string | null | undefined>;
  refreshedToken: (rejected: string, code: string) => Promise<string | null | undefined>;
  /** The API wants a fresher proof of who asks: gets one from the person; false when he or she would not. */
  proveAgain: () => Promise<boolean>;
  /** The API wants a second factor first: waits until the person has set one up; false when the session ends before. */
  setUpFactor: () => Promise<boolean>;
  /** The API turned a fresh token away as well: there is no session any more. */
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
  /** The time by the API's clock, with each answer. */
  onTime: (milliseconds: number) => void;
  /** Whether a second factor is owed, with each answer that says so. */
  onFactor: (owed: OwedFactor | null) => void;
  /** The API refused for want of permission. */
  onForbidden: () => void;
  /** The API no longer speaks to this version of the console: nothing is asked of it any more. */
  onTooOld: () => void;
};

/** Milliseconds an attempt may take; also how long a call waits for a lost connection before it gives up. */
export const attemptTimeout = 10_000;
