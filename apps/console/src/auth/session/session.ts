import type { ChallengeOptions, SignInOutcome } from '../identity/signInOutcome.ts';
import type { RefreshEnd } from '../identity/tokens.ts';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { createRefresher, type TokenResult } from './refreshing.ts';
import type { LastEnd, SessionEnd, SessionEvent, SessionMessage } from './sessionChannel.ts';
import type { Identity, SessionOptions, SignInStepOptions } from './sessionOptions.ts';
import { methodAfter, methodKey, type SignInMethod } from './signInMethod.ts';
import * as store from './storedSession.ts';
import { createTokenStorage, type KeyValueStorage } from './tokenStorage.ts';

export type Session = ReturnType<typeof createSession>;

type PasswordOptions = {
  /** Requires a code even on a remembered device. */
  requiresCode?: boolean;
  /** For a password that follows a recovery code. @default 'PASSWORD' */
  method?: SignInMethod;
};

/** Timeout for one step at the identity service, including the library's retries. */
const timeoutMs = 25_000;
/** A smaller clock drift can be network latency. */
const minCorrectionMs = 5_000;
const noSession = { subject: null, email: null, isHosted: false, provider: null };
const unreachable: SignInOutcome = { kind: 'refused', reason: 'network' };
const unstored: SignInOutcome = { kind: 'refused', reason: 'storageFull' };

/** The session store: the signed-in user, and tokens for requests. */
export function createSession(options: SessionOptions) {
  const { origin, storage, exclusively, marks, revoke, channel, now, wait } = options;
  const tokenStorage = createTokenStorage(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let lastEnd: LastEnd | null = null;
  let previousEnd: SessionEnd | null = null;
  /** The session as last read from the store. */
  let lastSession: store.StoredSession | null = null;
  /** The token of a session that ended in another tab, because local storage can lag behind the message. */
  let endedToken: string | null = null;
  /** How the user signed in while this page was open. */
  let signInMethod: string | null = null;
  let challenge: SignInOutcome | null = null;

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const clear = () => store.clearStoredSession(storage, origin, now());

  /** Ends the browser's session immediately. Listeners are notified asynchronously, because a render can detect the end. */
  function end(reason: SessionEnd): void {
    const { subject, email, isHosted, provider = null } = lastSession ?? lastEnd ?? noSession;
    lastEnd = { reason, subject, email, isHosted, provider };
    lastSession = null;
    clear();
    channel.post({ type: 'ended', ...lastEnd });
    queueMicrotask(() => emit({ type: 'ended', reason, isFromOtherTab: false }));
  }

  function stored(): store.StoredSession | null {
    const session = store.readStoredSession(storage, origin);
    if (session === 'malformed') end('invalid');
    else if (session && session.accessToken !== endedToken) {
      lastSession = session;
      if (session.idleAt === null || now() < session.idleAt) return session;
      end('inactive');
      void revoke(session);
    }
    return null;
  }

  /** Stores refreshed tokens, or ends the session: the old refresh token is no longer valid. */
  function replace(tokens: ReadonlyMap<string, string>): void {
    if (!store.storeAll(storage, tokens)) end('expired');
  }

  const loadIdentity = () => options.loadIdentity(tokenStorage.keyValues).catch(() => null);
  const inTime = <Value>(work: Promise<Value>, fallback: Value) =>
    Promise.race([work, wait(timeoutMs).then(() => fallback)]);

  async function renew(): Promise<ReadonlyMap<string, string> | RefreshEnd | 'unreachable'> {
    const identity = await loadIdentity();
    if (!identity || tokenStorage.isBusy()) return 'unreachable';
    const work = tokenStorage.withTemporaryStore(identity.refresh, { isNew: false });
    const { value, tokens } = await inTime(work, { value: 'unreachable', tokens: new Map() });
    return value === 'refreshed' ? tokens : value;
  }

  const refresh = createRefresher({ stored, refresh: renew, replace, exclusively, marks, end, now, wait });

  /** One step of a sign-in. The current session lasts until the new one is complete. */
  async function signInStep(
    step: (identity: Identity) => Promise<SignInOutcome>,
    { isDeviceRemembered = false, isDeviceHidden = false }: SignInStepOptions = {},
    method = methodAfter(challenge),
  ): Promise<SignInOutcome> {
    const identity = await loadIdentity();
    if (!identity) return unreachable;
    return exclusively(async () => {
      const work = tokenStorage.withTemporaryStore(() => step(identity), { isNew: true, isDeviceHidden });
      const { value, tokens } = await inTime(work, { value: unreachable, tokens: new Map() });
      if (value.kind === 'signedIn' && !start(tokens, isDeviceRemembered, method)) return unstored;
      if (value.kind !== 'refused') challenge = value;
      return value;
    });
  }

  function discard(tokens: ReadonlyMap<string, string>): void {
    const [, refused] = [...tokens].find(([key]) => key.endsWith('.refreshToken')) ?? [];
    if (refused) void revoke({ accessToken: null, refreshToken: refused });
  }

  /** Returns false and keeps the earlier session if the browser cannot store the new one. */
  function start(tokens: ReadonlyMap<string, string>, isDeviceRemembered: boolean, method?: string): boolean {
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
    store.storeIfPossible(storage, methodKey, (method ?? session.provider ?? '').toUpperCase());
    // After reauthentication, the earlier session is revoked.
    if (before && before.refreshToken !== session.refreshToken) void revoke(before);
    channel.post({ type: 'signedIn', subject: session.subject });
    emitSignedIn(session.subject, before, false);
    return true;
  }

  function emitSignedIn(subject: string, before: { subject: string } | null, isFromOtherTab: boolean): void {
    const isSameUser = subject === (before ?? lastEnd)?.subject;
    previousEnd = lastEnd?.reason ?? null;
    lastEnd = null;
    signInMethod = storage.getItem(methodKey);
    emit({ type: 'signedIn', subject, isSameUser, isFromOtherTab });
  }

  /** Waits up to one second until another tab's write is visible here. */
  async function untilStored(subject: string): Promise<void> {
    for (let tries = 0; tries < 20 && stored()?.subject !== subject; tries += 1) await wait(50);
  }

  async function follow(message: SessionMessage): Promise<void> {
    if (message.type === 'ended') {
      const { type: _, ...end } = message;
      lastEnd = end;
      endedToken = lastSession?.accessToken ?? null;
      lastSession = null;
      return emit({ type: 'ended', reason: end.reason, isFromOtherTab: true });
    }
    // Another tab can run another version, with more message types.
    if (message.type !== 'signedIn') return;
    const before = lastSession;
    await untilStored(message.subject);
    emitSignedIn(message.subject, before, true);
  }

  channel.listen((message) => void follow(message));

  return {
    /** The signed-in user as stored, or null. An expired token counts while it can be refreshed. */
    current(): Pick<store.StoredSession, 'subject' | 'email' | 'provider'> | null {
      const session = stored();
      if (!session) return null;
      const { subject, email, provider } = session;
      if (session.refreshToken || !store.isExpired(session, now())) return { subject, email, provider };
      end('unrefreshable');
      return null;
    },
    /** A valid token, refreshed if necessary; null without a session, undefined if the identity service cannot be reached. */
    async accessToken(): Promise<TokenResult> {
      const session = stored();
      if (session) return store.isExpired(session, now()) ? refresh(session.accessToken) : session.accessToken;
      // Something other than the console cleared local storage.
      if (lastSession) {
        options.warn(appMessages.noTokens);
        end('expired');
      }
      return null;
    },
    /** A new token after the API rejected one; null if the session ended, undefined if the identity service cannot be reached. */
    refreshedToken: refresh,
    /** Ends and revokes the session for a reason other than signing out. */
    end(reason: SessionEnd): void {
      const session = stored();
      if (!session) return;
      end(reason);
      void revoke(session);
    },
    /** How the user signed in while this page was open, for the API; otherwise null. */
    signInMethod: () => signInMethod,
    /** How this page's session ended; null if it had none or has one again. */
    lastEnd: () => lastEnd,
    /** Returns and clears the reason why the previous session ended. */
    takePreviousEnd(): SessionEnd | null {
      const reason = previousEnd;
      previousEnd = null;
      return reason;
    },
    async signIn(
      username: string,
      password: string,
      { requiresCode = false, method = 'PASSWORD' }: PasswordOptions = {},
    ): Promise<SignInOutcome> {
      const attempt = () =>
        signInStep((identity) => identity.signIn(username, password), { isDeviceHidden: requiresCode }, method);
      const outcome = await attempt();
      const isRefused = outcome.kind === 'refused' && outcome.reason === 'wrongCredentials';
      // With clock skew, the service rejects the SRP proof as a wrong password.
      return isRefused && (await options.correctClock()) ? attempt() : outcome;
    },
    /** Responds to the sign-in's current challenge with a new password, a code, or a choice. */
    respondToChallenge: (answer: string, challengeOptions?: ChallengeOptions): Promise<SignInOutcome> =>
      signInStep((identity) => identity.respondToChallenge(answer, challengeOptions), challengeOptions),
    /** Runs a provider's sign-in with its tokens put aside, for `begin`. */
    runProviderSignIn: <Value>(work: (keyValues: KeyValueStorage) => Promise<Value>) =>
      tokenStorage.withTemporaryStore(() => work(tokenStorage.keyValues), { isNew: true }),
    /**
     * Starts the session of a provider's sign-in, and notifies the other tabs. Returns false and changes nothing if the tokens are
     * invalid, if they belong to a user other than `only` or the current one, or if the browser cannot store them.
     * @param method the default is the provider in the tokens
     */
    start(
      tokens: ReadonlyMap<string, string>,
      only?: { subject: string },
      method?: 'PASSKEY' | SocialProvider,
    ): boolean {
      const candidate = store.readStoredSession({ getItem: (key) => tokens.get(key) ?? null }, origin);
      if (!candidate || candidate === 'malformed') return false;
      const isExpected = [only?.subject, stored()?.subject].every(
        (subject) => !subject || subject === candidate.subject,
      );
      if (!only || isExpected) return start(tokens, false, method);
      void revoke(candidate);
      return false;
    },
    /** Revokes the tokens of a sign-in that does not start a session. */
    discard,
    /** Signs out. Clears this browser immediately, even offline; the revocation follows. */
    async signOut(): Promise<void> {
      const session = stored();
      end('signedOut');
      if (session) await revoke(session);
    },
    /** Sets the clock drift from the time of a response, and returns it. */
    observeClock(serverTime: number): number {
      const drift = serverTime - now();
      const session = stored();
      if (session && Math.abs(drift - session.clockDrift) > minCorrectionMs)
        store.storeClockDrift(storage, origin, drift);
      return drift;
    },
    /** When inactivity ends the session; null without a limit or a session. */
    idleAt: (): number | null => stored()?.idleAt ?? null,
    /** Records activity. In all tabs, the session lasts at least this much longer. */
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
