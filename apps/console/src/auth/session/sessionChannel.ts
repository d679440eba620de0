/** Why there is no session any more. */
export type SessionEnd =
  | 'signedOut'
  /** The person ended all sessions, including this one, and re-authenticates here. */
  | 'signedOutEverywhere'
  | 'expired'
  | 'inactive'
  /** Expired, without a stored refresh token. */
  | 'unrefreshable'
  | 'revoked'
  | 'deviceForgotten'
  /** The user deactivated their own account. */
  | 'deactivated'
  | 'disabled'
  /** The user's whole account is disabled. */
  | 'accountDisabled'
  | 'invalid';

/** Whether a session expired or ended for inactivity: sign-in says so, and has a returnTo. */
export const isExpiry = (reason: SessionEnd | undefined): boolean =>
  reason === 'expired' || reason === 'inactive' || reason === 'unrefreshable';

/** Whether the user cannot sign in again until they are enabled. */
export const isDisabled = (reason: SessionEnd | undefined): boolean =>
  reason === 'deactivated' || reason === 'disabled' || reason === 'accountDisabled';

/** Whether the same person is expected to continue: their drafts and page state are kept. */
export const canResume = (reason: SessionEnd | undefined): boolean =>
  isExpiry(reason) || reason === 'signedOutEverywhere';

/** How the last session ended, and whose it was. */
export type LastEnd = {
  reason: SessionEnd;
  subject: string | null;
  email: string | null;
  /** It began at the hosted UI, which has a session of its own. */
  isHosted: boolean;
  /** The provider of the sign-in; missing from messages of an older version. */
  provider?: string | null;
};

export type SessionMessage = { type: 'signedIn'; subject: string } | ({ type: 'ended' } & LastEnd);

/** Events of the session, from this tab and from others. */
export type SessionEvent =
  /** `isSameUser`: the person whose session ended last in this tab; false also when unknown. */
  | { type: 'signedIn'; subject: string; isSameUser: boolean; isElsewhere: boolean }
  | { type: 'ended'; reason: SessionEnd; isElsewhere: boolean };

/** Broadcasts to the browser's other tabs. */
export type SessionChannel = {
  post: (message: SessionMessage) => void;
  listen: (listener: (message: SessionMessage) => void) => void;
};

export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel('session');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<SessionMessage>) => listener(event.data)),
  };
}
