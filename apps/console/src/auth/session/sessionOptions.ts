import type { ChallengeOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import type { RefreshOutcome } from '../identity/tokens.ts';
import type { RefreshMarks } from './refreshing.ts';
import type { EndedSession } from './revocation.ts';
import type { SessionChannel } from './sessionChannel.ts';
import type { TokenOrigin } from './token.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

/** The identity functions that the session uses, loaded lazily. */
export type Identity = {
  signIn: (username: string, password: string) => Promise<SignInOutcome>;
  respondToChallenge: (answer: string, options?: ChallengeOptions) => Promise<SignInOutcome>;
  refresh: () => Promise<RefreshOutcome>;
};

export type SessionOptions = {
  origin: TokenOrigin;
  storage: Storage;
  /** Loads the code that uses aws-amplify, and sets its token storage. */
  loadIdentity: (keyValues: KeyValueStorage) => Promise<Identity>;
  /** Runs `work` under a lock across the browser's tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  marks: RefreshMarks;
  /** Ends a session at the API and at the identity service, with retries while the page is open. */
  revoke: (session: EndedSession) => Promise<void>;
  /** Corrects the clock. Resolves with true if it was off, so that a rejected password can be retried. */
  correctClock: () => Promise<boolean>;
  channel: SessionChannel;
  /** Logs to the console for developers. */
  warn: (text: string) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export type SignInStepOptions = {
  /** Remember this device: no code for the next thirty days. */
  isDeviceRemembered?: boolean;
  /** Requires a code even on a remembered device. */
  isDeviceHidden?: boolean;
};
