/** Why the session ended. */
export type SessionEnd =
  | 'signedOut'
  /** The user ended all sessions, including this one, and reauthenticates here. */
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

/** Whether a session expired or ended due to inactivity. Sign-in then shows a message, and has a returnTo. */
export const isExpiry = (reason: SessionEnd | undefined): boolean =>
  reason === 'expired' || reason === 'inactive' || reason === 'unrefreshable';

/** Whether the user cannot sign in again until they are enabled. */
export const isDisabled = (reason: SessionEnd | undefined): boolean =>
  reason === 'deactivated' || reason === 'disabled' || reason === 'accountDisabled';

/** Whether the same user is expected to continue. Their drafts and page state are kept. */
export const canResume = (reason: SessionEnd | undefined): boolean =>
  isExpiry(reason) || reason === 'signedOutEverywhere';

/** How the last session ended, and whose it was. */
export type LastEnd = {
  reason: SessionEnd;
  subject: string | null;
  email: string | null;
  /** It started at the hosted UI, which has its own session. */
  isHosted: boolean;
  /** The provider of the sign-in; missing from messages of an older version. */
  provider?: string | null;
};

export type SessionMessage = { type: 'signedIn'; subject: string } | ({ type: 'ended' } & LastEnd);

/** Session events, from this tab and others. */
export type SessionEvent =
  /** `isSameUser`: the user whose session ended last in this tab; false if unknown. */
  | { type: 'signedIn'; subject: string; isSameUser: boolean; isFromOtherTab: boolean }
  | { type: 'ended'; reason: SessionEnd; isFromOtherTab: boolean };

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
