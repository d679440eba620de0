import type { RefreshOutcome } from '../identity/tokens.ts';
import type { SignInOutcome } from '../identity/signInOutcome.ts';
import { clientPrefix } from './browser.fixture.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { encodeToken, tokenOrigin } from './encodeToken.fixture.ts';
import { createSession } from './session.ts';
import type { SessionEvent, SessionMessage } from './sessionChannel.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

export const hour = 3_600_000;
const day = 24 * hour;

/** `refreshTokens`: the last one is valid, the others are used up. */
type SignIn = { subject: string; startedAt: number; isRevoked: boolean; refreshTokens: string[] };

/** A fake user pool, API and browser with two tabs, with control of time, connection and the device's clock. */
export function createSessionTestHarness() {
  const storage = createStorage();
  const signIns: SignIn[] = [];
  let serverNow = 1_000 * hour;
  let deviceAhead = 0;
  let isOnline = true;
  let refreshes = 0;
  let count = 0;
  let gate: Promise<void> | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const revocations: string[] = [];
  const listeners: ((message: SessionMessage) => void)[] = [];

  const deviceNow = () => serverNow + deviceAhead;
  const isAlive = (signIn: SignIn | undefined) =>
    signIn !== undefined && !signIn.isRevoked && serverNow < signIn.startedAt + day;

  /** Entries that the library writes at a sign-in, in its order. */
  function issue(signIn: SignIn): [string, string][] {
    count += 1;
    signIn.refreshTokens.push(`refresh-${count}`);
    const { subject } = signIn;
    const claims = { sub: subject, iat: serverNow / 1000, exp: (serverNow + hour) / 1000, jti: String(count) };
    const own = `${clientPrefix}.${subject}`;
    return [
      [`${clientPrefix}.LastAuthUser`, subject],
      [`${own}.accessToken`, encodeToken('access', { ...claims, signIn: signIns.indexOf(signIn) })],
      [`${own}.idToken`, encodeToken('id', { ...claims, email: `${subject}@example.com` })],
      [`${own}.refreshToken`, `refresh-${count}`],
      [`${own}.clockDrift`, String(serverNow - deviceNow())],
    ];
  }

  async function keep(keyValues: KeyValueStorage, tokens: [string, string][]): Promise<void> {
    for (const [key, value] of tokens) await keyValues.setItem(key, value);
  }

  async function readRefreshToken(keyValues: KeyValueStorage): Promise<string | null> {
    const subject = await keyValues.getItem(`${clientPrefix}.LastAuthUser`);
    return keyValues.getItem(`${clientPrefix}.${subject}.refreshToken`);
  }

  async function refresh(keyValues: KeyValueStorage): Promise<RefreshOutcome> {
    refreshes += 1;
    const token = await readRefreshToken(keyValues);
    if (!isOnline) return 'unreachable';
    const signIn = signIns.find(({ refreshTokens }) => refreshTokens.at(-1) === token);
    if (!signIn || !isAlive(signIn)) return 'ended';
    const tokens = issue(signIn);
    // The service has answered; the response is in flight.
    await gate;
    await keep(keyValues, tokens);
    return 'refreshed';
  }

  async function signInAs(keyValues: KeyValueStorage, subject: string, password: string): Promise<SignInOutcome> {
    await Promise.resolve();
    if (!isOnline) return { kind: 'refused', reason: 'network' };
    if (password !== 'right') return { kind: 'refused', reason: 'wrongCredentials' };
    const signIn = { subject, startedAt: serverNow, isRevoked: false, refreshTokens: [] };
    signIns.push(signIn);
    await keep(keyValues, issue(signIn));
    return { kind: 'signedIn' };
  }

  /** Revocations wait for the connection. */
  function revokeWaiting(): void {
    if (!isOnline) return;
    for (const token of revocations.splice(0))
      for (const signIn of signIns) if (signIn.refreshTokens.includes(token)) signIn.isRevoked = true;
  }

  function openTab() {
    const events: SessionEvent[] = [];
    let own: ((message: SessionMessage) => void) | undefined;
    const session = createSession({
      origin: tokenOrigin,
      storage,
      loadIdentity: async (keyValues) => ({
        signIn: (username, password) => signInAs(keyValues, username, password),
        respondToChallenge: async () => ({ kind: 'refused', reason: 'unknown' }),
        refresh: () => refresh(keyValues),
      }),
      exclusively(work) {
        const result = queue.then(work);
        queue = result.catch(() => undefined);
        return result;
      },
      revoke: async ({ refreshToken }) => {
        if (refreshToken !== null) revocations.push(refreshToken);
        revokeWaiting();
      },
      correctClock: async () => false,
      marks: { set: async () => undefined, latest: async () => 0 },
      channel: {
        post: (message) => listeners.filter((listener) => listener !== own).forEach((notify) => notify(message)),
        listen: (listener) => {
          own = listener;
          listeners.push(listener);
        },
      },
      warn: () => undefined,
      now: deviceNow,
      wait: () => new Promise(() => undefined),
    });
    session.subscribe((event) => void events.push(event));
    return { session, events };
  }

  /** Whether the API accepts this token. */
  function isAccepted(token: string): boolean {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return claims.exp * 1000 > serverNow && isAlive(signIns[claims.signIn]);
  }

  const tabs = [openTab(), openTab()] as const;
  return {
    tabs,
    storage,
    deviceNow,
    refreshCount: () => refreshes,
    liveSignIns: () => signIns.filter(isAlive).map(({ subject }) => subject),
    advance: (milliseconds: number) => void (serverNow += milliseconds),
    setDeviceAhead: (milliseconds: number) => void (deviceAhead = milliseconds),
    setOnline(value: boolean): void {
      isOnline = value;
      revokeWaiting();
    },
    revokeAll: () => signIns.forEach((signIn) => (signIn.isRevoked = true)),
    /** Delays the responses of refreshes until the returned function is called. */
    holdRefreshes(): () => void {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => {
        gate = null;
        open();
      };
    },
    /** Outcome of a call to the API, by the rules of the client. */
    async call(tab: (typeof tabs)[number]): Promise<'done' | 'unreachable' | 'refused'> {
      const token = await tab.session.accessToken();
      if (token === undefined) return 'unreachable';
      if (token === null) return 'refused';
      if (!isOnline) return 'unreachable';
      tab.session.observeClock(serverNow);
      if (isAccepted(token)) return 'done';
      const renewed = await tab.session.refreshedToken(token);
      if (renewed === undefined) return 'unreachable';
      if (renewed !== null && isAccepted(renewed)) return 'done';
      tab.session.end('revoked');
      return 'refused';
    },
    /** Resolves when all pending work is done. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

export type SessionTestHarness = ReturnType<typeof createSessionTestHarness>;
