/** Why there is no session any more. */
export type SessionEnd =
  | 'signedOut'
  /** The person ended all sessions, this one among them, and goes on here. */
  | 'signedOutEverywhere'
  | 'expired'
  | 'inactive'
  /** Over like any token, and nothing was stored to trade for a new one. */
  | 'unrefreshable'
  | 'revoked'
  | 'deviceForgotten'
  | 'disabled'
  | 'invalid';

/** Whether a session ended by the clock, without anybody's doing: sign-in says so, and leads back. */
export const isExpiry = (reason: SessionEnd | undefined): boolean =>
  reason === 'expired' || reason === 'inactive' || reason === 'unrefreshable';

/** Whether the same person is expected to go on where they were: what waits for them stays meanwhile. */
export const mayGoOn = (reason: SessionEnd | undefined): boolean =>
  isExpiry(reason) || reason === 'signedOutEverywhere';

/** How the last session ended, and whose it was. */
export type LastEnd = {
  reason: SessionEnd;
  subject: string | null;
  email: string | null;
  /** It came through the hosted pages, which have a session of their own. */
  isHosted: boolean;
  /** The provider that the person came through; missing from the news of an older console. */
  provider?: string | null;
};

export type SessionMessage = { type: 'signedIn'; subject: string } | ({ type: 'ended' } & LastEnd);

/** What a page hears of it, of its own tab and of others. */
export type SessionEvent =
  /** `isSamePerson`: whose session ended last in this tab; false also when nobody is known. */
  | { type: 'signedIn'; subject: string; isSamePerson: boolean; isElsewhere: boolean }
  | { type: 'ended'; reason: SessionEnd; isElsewhere: boolean };

/** Tells the other tabs of this browser. */
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
