import type { AnswerOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import type { RefreshOutcome } from '../identity/tokens.ts';
import { clearStoredSession, isExpired, readStoredSession, type StoredSession } from './storedSession.ts';
import type { SessionChannel, SessionEnd, SessionMessage } from './sessionChannel.ts';

export type SessionEvent =
  | { type: 'signedIn'; subject: string; isElsewhere: boolean }
  | { type: 'ended'; reason: SessionEnd; isElsewhere: boolean };

/** What the session needs of the identity service; loaded when it is first needed. */
export type Identity = {
  signIn: (username: string, password: string) => Promise<SignInOutcome>;
  answerChallenge: (answer: string, options?: AnswerOptions) => Promise<SignInOutcome>;
  refresh: () => Promise<RefreshOutcome>;
};

export type SessionOptions = {
  clientId: string;
  storage: Storage;
  /** Loads the part that touches aws-amplify; called when it is first needed. */
  loadIdentity: () => Promise<Identity>;
  /** Runs `work` while no other tab of this browser runs it. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Revokes a refresh token at the identity service, trying again while the page lives. */
  revoke: (refreshToken: string) => Promise<void>;
  channel: SessionChannel;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export type Session = ReturnType<typeof createSession>;

/** Who is signed in. Everything that needs a token or wants to know asks here; only identity.ts knows aws-amplify. */
export function createSession({
  clientId,
  storage,
  loadIdentity,
  exclusively,
  revoke,
  channel,
  now,
  wait,
}: SessionOptions) {
  const listeners = new Set<(event: SessionEvent) => void>();
  let refreshing: Promise<string | null | undefined> | null = null;
  let lastEnd: { reason: SessionEnd; email: string | null } | null = null;
  /** The token of a session that ended in another tab: this tab's view of the store may lag behind the news. */
  let endedToken: string | null = null;

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };

  function stored(): StoredSession | null {
    const session = readStoredSession(storage, clientId);
    if (session === null) return null;
    if (session !== 'malformed') return session.accessToken === endedToken ? null : session;
    clearStoredSession(storage, clientId);
    return null;
  }

  function end(reason: SessionEnd, email = stored()?.email ?? lastEnd?.email ?? null): void {
    lastEnd = { reason, email };
    clearStoredSession(storage, clientId);
    channel.post({ type: 'ended', ...lastEnd });
    emit({ type: 'ended', reason, isElsewhere: false });
  }

  function begin(outcome: SignInOutcome): SignInOutcome {
    const session = stored();
    if (outcome.kind === 'signedIn' && session) {
      lastEnd = null;
      channel.post({ type: 'signedIn', subject: session.subject });
      emit({ type: 'signedIn', subject: session.subject, isElsewhere: false });
    }
    return outcome;
  }

  /** One refresh for all callers of all tabs: whoever comes second finds the new token in the store. */
  async function refreshOnce(old: string, reason: SessionEnd): Promise<string | null | undefined> {
    const identity = await loadIdentity().catch(() => null);
    if (!identity) return undefined;
    return exclusively(async () => {
      const current = stored();
      if (!current) return null;
      if (current.accessToken !== old && !isExpired(current, now())) return current.accessToken;
      const outcome: RefreshOutcome = current.refreshToken ? await identity.refresh() : 'ended';
      if (outcome === 'unreachable') return undefined;
      const renewed = outcome === 'refreshed' ? stored() : null;
      if (renewed) return renewed.accessToken;
      // The library has cleared the store by now; whose session it was is known from before.
      end(reason, current.email);
      return null;
    });
  }

  function refresh(old: string, reason: SessionEnd = 'expired'): Promise<string | null | undefined> {
    refreshing ??= refreshOnce(old, reason).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** Waits, for a second at most, until what another tab stored can be read here. */
  async function untilStored(subject: string): Promise<void> {
    for (let look = 0; look < 20 && stored()?.subject !== subject; look += 1) await wait(50);
  }

  async function follow(message: SessionMessage): Promise<void> {
    if (message.type === 'ended') {
      lastEnd = { reason: message.reason, email: message.email };
      endedToken = stored()?.accessToken ?? null;
    } else {
      await untilStored(message.subject);
      lastEnd = null;
    }
    emit({ ...message, isElsewhere: true });
  }

  channel.listen((message) => void follow(message));

  return {
    /** The signed-in person as stored; null when nobody is. An expired token still counts while it can be refreshed. */
    current(): { subject: string; email: string | null } | null {
      const session = stored();
      if (!session || (isExpired(session, now()) && !session.refreshToken)) return null;
      return { subject: session.subject, email: session.email };
    },
    /** A token that is good for the next request, refreshed first if need be; null without a session, undefined when unreachable. */
    async accessToken(): Promise<string | null | undefined> {
      const session = stored();
      if (!session) return null;
      if (!isExpired(session, now())) return session.accessToken;
      return refresh(session.accessToken);
    },
    /** After the API turned a token away: a new one, null when the session ended (for `reason`), undefined when unreachable. */
    refreshedToken: refresh,
    /** Ends the session without the person's wish. */
    end: (reason: SessionEnd) => end(reason),
    /** Why this page has no session any more, and whose it was; null when it had none or has one again. */
    lastEnd: () => lastEnd,
    async signIn(username: string, password: string): Promise<SignInOutcome> {
      const identity = await loadIdentity().catch(() => null);
      if (!identity) return { kind: 'refused', reason: 'network' };
      clearStoredSession(storage, clientId);
      return begin(await identity.signIn(username, password));
    },
    /** Answers what the sign-in asked for last: a new password, a code, a choice. */
    async answerChallenge(answer: string, options?: AnswerOptions): Promise<SignInOutcome> {
      const identity = await loadIdentity().catch(() => null);
      if (!identity) return { kind: 'refused', reason: 'network' };
      return begin(await identity.answerChallenge(answer, options));
    },
    /** Tells this page and the other tabs that a provider's sign-in has stored its tokens. */
    begin: () => void begin({ kind: 'signedIn' }),
    /** Clears this browser at once, also without a connection; the revocation follows. */
    async signOut(): Promise<void> {
      const refreshToken = stored()?.refreshToken;
      end('signedOut');
      if (refreshToken) await revoke(refreshToken);
    },
    /** Fetches the lazy part while the person reads. */
    warmUp: () => void loadIdentity().catch(() => undefined),
    subscribe(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
