import type { AnswerOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import type { RefreshEnd } from '../identity/tokens.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { createRefresher, type TokenAnswer } from './refreshing.ts';
import type { LastEnd, SessionEnd, SessionEvent, SessionMessage } from './sessionChannel.ts';
import type { Identity, SessionOptions, SignInStepOptions } from './sessionOptions.ts';
import * as store from './storedSession.ts';
import { createTokenStorage, type KeyValueStorage } from './tokenStorage.ts';

export type Session = ReturnType<typeof createSession>;

/** Timeout of one step at the identity service, including the library's own retries. */
const patience = 25_000;
/** Milliseconds of clock drift that may be network latency. */
const minCorrectionMs = 5_000;
const nobody = { subject: null, email: null, isHosted: false, provider: null };
const unreached: SignInOutcome = { kind: 'refused', reason: 'network' };
const unstored: SignInOutcome = { kind: 'refused', reason: 'storageFull' };

/** The session store: who is signed in, and tokens for requests. Only src/auth/identity uses aws-amplify. */
export function createSession(options: SessionOptions) {
  const { origin, storage, exclusively, marks, revoke, channel, now, wait } = options;
  const tokenStorage = createTokenStorage(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let lastEnd: LastEnd | null = null;
  let endBefore: SessionEnd | null = null;
  /** The session as it was last seen in the store. */
  let seen: store.StoredSession | null = null;
  /** The token of a session that ended in another tab: this tab's view of local storage may lag behind the message. */
  let endedToken: string | null = null;

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const clear = () => store.clearStoredSession(storage, origin, now());

  /** Ends the session of this browser at once. Listeners are notified asynchronously: the end may be detected during a render. */
  function end(reason: SessionEnd): void {
    const { subject, email, isHosted, provider = null } = seen ?? lastEnd ?? nobody;
    lastEnd = { reason, subject, email, isHosted, provider };
    seen = null;
    clear();
    channel.post({ type: 'ended', ...lastEnd });
    queueMicrotask(() => emit({ type: 'ended', reason, isElsewhere: false }));
  }

  function stored(): store.StoredSession | null {
    const session = store.readStoredSession(storage, origin);
    if (session === 'malformed') end('invalid');
    else if (session && session.accessToken !== endedToken) {
      seen = session;
      if (session.idleAt === null || now() < session.idleAt) return session;
      end('inactive');
      void revoke(session);
    }
    return null;
  }

  /** Stores refreshed tokens. The old refresh token is used up: where the new one cannot be stored, the session ends. */
  function replace(tokens: ReadonlyMap<string, string>): void {
    if (!store.storeAll(storage, tokens)) end('expired');
  }

  const loadIdentity = () => options.loadIdentity(tokenStorage.keyValues).catch(() => null);
  const inTime = <Value>(work: Promise<Value>, late: Value) => Promise.race([work, wait(patience).then(() => late)]);

  async function renew(): Promise<ReadonlyMap<string, string> | RefreshEnd | 'unreachable'> {
    const identity = await loadIdentity();
    if (!identity || tokenStorage.isBusy()) return 'unreachable';
    const work = tokenStorage.putAside(identity.refresh, { isNew: false });
    const { value, tokens } = await inTime(work, { value: 'unreachable', tokens: new Map() });
    return value === 'refreshed' ? tokens : value;
  }

  const refresh = createRefresher({ stored, refresh: renew, replace, exclusively, marks, end, now, wait });

  /** One step of a sign-in. The session that is there lasts until the new one is complete. */
  async function signInStep(
    step: (identity: Identity) => Promise<SignInOutcome>,
    { isDeviceRemembered = false, isDeviceHidden = false }: SignInStepOptions = {},
  ): Promise<SignInOutcome> {
    const identity = await loadIdentity();
    if (!identity) return unreached;
    return exclusively(async () => {
      const work = tokenStorage.putAside(() => step(identity), { isNew: true, isDeviceHidden });
      const { value, tokens } = await inTime(work, { value: unreached, tokens: new Map() });
      if (value.kind === 'signedIn' && !begin(tokens, isDeviceRemembered)) return unstored;
      return value;
    });
  }

  function discard(tokens: ReadonlyMap<string, string>): void {
    const [, refused] = [...tokens].find(([key]) => key.endsWith('.refreshToken')) ?? [];
    if (refused) void revoke({ accessToken: null, refreshToken: refused });
  }

  /** False, and the earlier session goes on, where the browser cannot store the new one. */
  function begin(tokens: ReadonlyMap<string, string>, isDeviceRemembered: boolean): boolean {
    const before = stored();
    const entries = store.storedEntries(storage, origin);
    clear();
    if (!store.storeAll(storage, tokens)) {
      store.storeAll(storage, entries);
      discard(tokens);
      return false;
    }
    if (isDeviceRemembered) store.storeRemembered(storage, origin, now());
    const session = stored();
    if (!session) return true;
    // Re-authenticated: the earlier session is revoked.
    if (before && before.refreshToken !== session.refreshToken) void revoke(before);
    channel.post({ type: 'signedIn', subject: session.subject });
    tellSignedIn(session.subject, before, false);
    return true;
  }

  function tellSignedIn(subject: string, before: { subject: string } | null, isElsewhere: boolean): void {
    const isSameUser = subject === (before ?? lastEnd)?.subject;
    endBefore = lastEnd?.reason ?? null;
    lastEnd = null;
    emit({ type: 'signedIn', subject, isSameUser, isElsewhere });
  }

  /** Waits, for a second at most, until what another tab stored is visible here. */
  async function untilStored(subject: string): Promise<void> {
    for (let look = 0; look < 20 && stored()?.subject !== subject; look += 1) await wait(50);
  }

  async function follow(message: SessionMessage): Promise<void> {
    if (message.type === 'ended') {
      const { type: _, ...end } = message;
      lastEnd = end;
      endedToken = seen?.accessToken ?? null;
      seen = null;
      return emit({ type: 'ended', reason: end.reason, isElsewhere: true });
    }
    // Another tab may run another version, with more message types.
    if (message.type !== 'signedIn') return;
    const before = seen;
    await untilStored(message.subject);
    tellSignedIn(message.subject, before, true);
  }

  channel.listen((message) => void follow(message));

  return {
    /** The signed-in person as stored; null when nobody is. An expired token still counts while it can be refreshed. */
    current(): Pick<store.StoredSession, 'subject' | 'email' | 'provider'> | null {
      const session = stored();
      if (!session) return null;
      const { subject, email, provider } = session;
      if (session.refreshToken || !store.isExpired(session, now())) return { subject, email, provider };
      end('unrefreshable');
      return null;
    },
    /** A valid token for the next request, refreshed first if necessary; null without a session, undefined when unreachable. */
    async accessToken(): Promise<TokenAnswer> {
      const session = stored();
      if (session) return store.isExpired(session, now()) ? refresh(session.accessToken) : session.accessToken;
      // Local storage was cleared by something other than the console.
      if (seen) {
        options.warn(appMessages.noTokens);
        end('expired');
      }
      return null;
    },
    /** After the API refused a token: a new one, null when the session ended (for `reason`), undefined when unreachable. */
    refreshedToken: refresh,
    /** Ends the session for another reason than signing out, and revokes it. */
    end(reason: SessionEnd): void {
      const session = stored();
      if (!session) return;
      end(reason);
      void revoke(session);
    },
    /** Why this page has no session any more, and whose it was; null when it had none or has one again. */
    lastEnd: () => lastEnd,
    /** Why the session before this one ended; cleared by reading. */
    takeEndBefore(): SessionEnd | null {
      const reason = endBefore;
      endBefore = null;
      return reason;
    },
    /** `asksForCode`: requires a code even on a remembered device. */
    async signIn(username: string, password: string, { asksForCode = false } = {}): Promise<SignInOutcome> {
      const attempt = () =>
        signInStep((identity) => identity.signIn(username, password), { isDeviceHidden: asksForCode });
      const outcome = await attempt();
      const isRefused = outcome.kind === 'refused' && outcome.reason === 'wrongCredentials';
      // With clock skew the service refuses the proof as a wrong password (NET-02).
      return isRefused && (await options.correctClock()) ? attempt() : outcome;
    },
    /** Answers the current challenge of the sign-in: a new password, a code, a choice. */
    answerChallenge: (answer: string, answerOptions?: AnswerOptions): Promise<SignInOutcome> =>
      signInStep((identity) => identity.answerChallenge(answer, answerOptions), answerOptions),
    /** Runs a provider's sign-in with its tokens put aside, for `begin`. */
    byProvider: <Value>(work: (keyValues: KeyValueStorage) => Promise<Value>) =>
      tokenStorage.putAside(() => work(tokenStorage.keyValues), { isNew: true }),
    /**
     * Begins the session of a provider's sign-in, and tells the other tabs. False, and nothing has changed, when there is
     * none in the tokens, or `only` somebody was to come and it is another's (also than who is here already), or the
     * browser keeps no more.
     */
    begin(tokens: ReadonlyMap<string, string>, only?: { subject: string }): boolean {
      const come = store.readStoredSession({ getItem: (key) => tokens.get(key) ?? null }, origin);
      if (!come || come === 'malformed') return false;
      const isExpected = [only?.subject, stored()?.subject].every((subject) => !subject || subject === come.subject);
      if (!only || isExpected) return begin(tokens, false);
      void revoke(come);
      return false;
    },
    /** Revokes tokens that were put aside, where nobody begins a session with them. */
    discard,
    /** Signs out: clears this browser at once, also offline; the revocation follows. */
    async signOut(): Promise<void> {
      const session = stored();
      end('signedOut');
      if (session) await revoke(session);
    },
    /** Sets the clock drift from the time of a response; resolves with the drift. */
    observeClock(serverTime: number): number {
      const drift = serverTime - now();
      const session = stored();
      if (session && Math.abs(drift - session.clockDrift) > minCorrectionMs)
        store.storeClockDrift(storage, origin, drift);
      return drift;
    },
    /** When the session ends for inactivity; null without a limit, or without a session. */
    idleAt: (): number | null => stored()?.idleAt ?? null,
    /** Records activity: the session, in all tabs, lasts at least so many milliseconds more. */
    keepAlive(milliseconds: number): void {
      if (stored()) store.storeIdleAt(storage, origin, now() + milliseconds);
    },
    /** Prefetches the lazy identity code. */
    warmUp: () => void loadIdentity(),
    subscribe(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
