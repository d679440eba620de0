import { readToken, type TokenOrigin } from './token.ts';

/** The tokens that aws-amplify stores, as the console reads them without loading aws-amplify. */
export type StoredSession = {
  accessToken: string;
  subject: string;
  email: string | null;
  /** Milliseconds since 1970, by the identity service's clock. */
  expiresAt: number;
  /** Milliseconds the identity service's clock is ahead of this one. */
  clockDrift: number;
  refreshToken: string | null;
  /** It began at the hosted UI, which has a session of its own. */
  isHosted: boolean;
  /** The provider of the sign-in, where the person re-authenticates. */
  provider: string | null;
  /** Milliseconds since 1970, by this clock, at which inactivity ends it; null without a limit. */
  idleAt: number | null;
};

export const keyPrefix = 'CognitoIdentityServiceProvider';
/** Milliseconds before expiry at which a token counts as expired: it might expire on the way. */
const tolerance = 5_000;
const deviceKeys = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'];
/** How long a device stays remembered, in milliseconds. */
const rememberedFor = 30 * 24 * 3_600_000;

function readNumber(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number.parseInt(text, 10);
  return Number.isSafeInteger(value) ? value : null;
}

/** The storage keys of one client. Some belong to the person who signed in last, some to the client. */
export function keysOf(storage: Pick<Storage, 'getItem'>, { clientId }: TokenOrigin) {
  const client = `${keyPrefix}.${clientId}`;
  const username = storage.getItem(`${client}.LastAuthUser`);
  return { client, username, own: (name: string) => `${client}.${username}.${name}` };
}

/** The signed-in person's tokens; `malformed` when the stored entries are not a valid session. */
export function readStoredSession(
  storage: Pick<Storage, 'getItem'>,
  origin: TokenOrigin,
): StoredSession | 'malformed' | null {
  const { client, username, own } = keysOf(storage, origin);
  if (username === null) return null;
  const read = (name: string) => storage.getItem(own(name));
  const accessToken = read('accessToken');
  if (accessToken === null) return null;
  const claims = readToken(accessToken, 'access', origin);
  const idToken = read('idToken');
  const identity = idToken === null ? null : readToken(idToken, 'id', origin);
  if (!claims || (idToken !== null && !identity)) return 'malformed';
  const isHosted = storage.getItem(`${client}.oauthSignIn`)?.startsWith('true') ?? false;
  // Differs only while aws-amplify is writing, key by key.
  const person = identity?.sub === claims.sub ? identity : null;
  return {
    accessToken,
    subject: claims.sub,
    email: person?.email || null,
    expiresAt: claims.exp * 1000,
    clockDrift: readNumber(read('clockDrift')) ?? 0,
    refreshToken: read('refreshToken'),
    isHosted,
    provider: (isHosted && person?.provider) || null,
    idleAt: readNumber(storage.getItem(`${client}.idleAt`)),
  };
}

/** All entries of one client: of the session, and of remembered devices. */
export function storedEntries(storage: Storage, { clientId }: TokenOrigin): ReadonlyMap<string, string> {
  const own = `${keyPrefix}.${clientId}.`;
  const keys = Object.keys(storage).filter((key) => key.startsWith(own));
  return new Map(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/** Stores all entries or none. False where the storage quota is exceeded. */
export function storeAll(storage: Storage, entries: ReadonlyMap<string, string>): boolean {
  const before = [...entries.keys()].map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, value] of entries) storage.setItem(key, value);
    return true;
  } catch {
    // Remove the new entries first: the earlier ones fitted.
    for (const [key] of before) storage.removeItem(key);
    for (const [key, value] of before) if (value !== null) storeIfPossible(storage, key, value);
    return false;
  }
}

/** Stores an optional entry, where the quota allows. */
export function storeIfPossible(storage: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Quota exceeded, or storage blocked meanwhile.
  }
}

/** Whether the access token has expired, by the clock of the service. */
export function isExpired(session: StoredSession, now: number): boolean {
  return now + session.clockDrift + tolerance >= session.expiresAt;
}

/** Stores the clock drift with the session, where aws-amplify reads it, too. */
export function storeClockDrift(storage: Storage, origin: TokenOrigin, drift: number): void {
  storeIfPossible(storage, keysOf(storage, origin).own('clockDrift'), String(Math.round(drift)));
}

/** Stores the time at which inactivity ends the session, for all tabs and for the next start. */
export function storeIdleAt(storage: Storage, origin: TokenOrigin, idleAt: number): void {
  storeIfPossible(storage, `${keysOf(storage, origin).client}.idleAt`, String(idleAt));
}

/** Remembers this device for 30 days: its keys outlive the session. */
export function storeRemembered(storage: Storage, origin: TokenOrigin, now: number): void {
  storeIfPossible(storage, keysOf(storage, origin).own('rememberedUntil'), String(now + rememberedFor));
}

/** Removes the session of one client. Keys of remembered devices stay. */
export function clearStoredSession(storage: Storage, { clientId }: TokenOrigin, now: number): void {
  const own = `${keyPrefix}.${clientId}.`;
  const keys = Object.keys(storage).filter((key) => key.startsWith(own));
  const remembered = keys
    .filter((key) => key.endsWith('.rememberedUntil') && (readNumber(storage.getItem(key)) ?? 0) > now)
    .map((key) => key.slice(0, -'rememberedUntil'.length));
  const kept = new Set(remembered.flatMap((person) => [...deviceKeys, 'rememberedUntil'].map((name) => person + name)));
  for (const key of keys) if (!kept.has(key)) storage.removeItem(key);
}
