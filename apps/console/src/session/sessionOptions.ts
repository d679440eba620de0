import type { AnswerOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import type { RefreshOutcome } from '../identity/tokens.ts';
import type { RefreshMarks } from './refreshing.ts';
import type { SessionChannel } from './sessionChannel.ts';
import type { TokenOrigin } from './token.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

/** What the session needs of the identity service; loaded when it is first needed. */
export type Identity = {
  signIn: (username: string, password: string) => Promise<SignInOutcome>;
  answerChallenge: (answer: string, options?: AnswerOptions) => Promise<SignInOutcome>;
  refresh: () => Promise<RefreshOutcome>;
};

export type SessionOptions = {
  origin: TokenOrigin;
  storage: Storage;
  /** Loads the part that touches aws-amplify, which keeps its tokens where it is told; called when it is first needed. */
  loadIdentity: (keyValues: KeyValueStorage) => Promise<Identity>;
  /** Runs `work` while no other tab of this browser runs it. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  marks: RefreshMarks;
  /** Revokes a refresh token at the identity service, trying again while the page lives. */
  revoke: (refreshToken: string) => Promise<void>;
  /** Learns the true time; whether the clock was off, and a refused password may be tried again. */
  correctClock: () => Promise<boolean>;
  channel: SessionChannel;
  /** Notes for developers what nobody is told. */
  warn: (text: string) => void;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export type SignInStepOptions = {
  /** The person wants no code to be asked for here for the next thirty days. */
  isDeviceRemembered?: boolean;
  /** A code is asked for although this browser is remembered. */
  isDeviceHidden?: boolean;
};
