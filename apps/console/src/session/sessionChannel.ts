/** Why there is no session any more. */
export type SessionEnd = 'signedOut' | 'expired' | 'revoked' | 'disabled';

export type SessionMessage =
  | { type: 'signedIn'; subject: string }
  | { type: 'ended'; reason: SessionEnd; email: string | null };

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
