import { readToken, type TokenOrigin } from './token.ts';

/** The tokens that aws-amplify stores, read without loading aws-amplify. */
export type StoredSession = {
  accessToken: string;
  subject: string;
  email: string | null;
  /** Milliseconds since 1970, by the identity service's clock. */
  expiresAt: number;
  /** Milliseconds that the identity service's clock is ahead of this one. */
  clockDrift: number;
  refreshToken: string | null;
  /** It started at the hosted UI, which has its own session. */
  isHosted: boolean;
  /** The sign-in provider, where the user reauthenticates. */
  provider: string | null;
  /** The provider of the sign-in, also if it is linked to a user with a password. Null if it is not known. */
  signedInWith: string | null;
  /** Milliseconds since 1970 at which inactivity ends the session, by this device's clock; null without a limit. */
  idleAt: number | null;
};

export const keyPrefix = 'CognitoIdentityServiceProvider';
/** A token counts as expired this many milliseconds early, because it could expire on the way. */
const tolerance = 5_000;
const deviceKeys = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'];
const rememberedForMs = 30 * 24 * 3_600_000;

function readNumber(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number.parseInt(text, 10);
  return Number.isSafeInteger(value) ? value : null;
}

/** One client's storage keys. Some belong to the last user, some to the client. */
export function keysOf(storage: Pick<Storage, 'getItem'>, { clientId }: TokenOrigin) {
  const client = `${keyPrefix}.${clientId}`;
  const username = storage.getItem(`${client}.LastAuthUser`);
  return { client, username, own: (name: string) => `${client}.${username}.${name}` };
}

/** The signed-in user's tokens; `malformed` if the stored entries are not a valid session. */
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
  // They differ only while aws-amplify writes key by key.
  const user = identity?.sub === claims.sub ? identity : null;
  return {
    accessToken,
    subject: claims.sub,
    email: user?.email || null,
    expiresAt: claims.exp * 1000,
    clockDrift: readNumber(read('clockDrift')) ?? 0,
    refreshToken: read('refreshToken'),
    isHosted,
    provider: (isHosted && user?.provider) || null,
    signedInWith: (isHosted && (user?.provider ?? user?.linkedProvider)) || null,
    idleAt: readNumber(storage.getItem(`${client}.idleAt`)),
  };
}

/** One client's entries: the session's, and those of remembered devices. */
export function storedEntries(storage: Storage, { clientId }: TokenOrigin): ReadonlyMap<string, string> {
  const own = `${keyPrefix}.${clientId}.`;
  const keys = Object.keys(storage).filter((key) => key.startsWith(own));
  return new Map(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/** Stores all entries or none. Returns false if the storage quota is exceeded. */
export function storeAll(storage: Storage, entries: ReadonlyMap<string, string>): boolean {
  const before = [...entries.keys()].map((key) => [key, storage.getItem(key)] as const);
  try {
    for (const [key, value] of entries) storage.setItem(key, value);
    return true;
  } catch {
    // Remove the new entries first, because the earlier ones fitted.
    for (const [key] of before) storage.removeItem(key);
    for (const [key, value] of before) if (value !== null) storeIfPossible(storage, key, value);
    return false;
  }
}

/** Stores an optional entry if the quota allows it. */
export function storeIfPossible(storage: Pick<Storage, 'setItem'>, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The quota is exceeded, or the storage is blocked.
  }
}

/** Whether the access token has expired, by the service's clock. */
export function isExpired(session: StoredSession, now: number): boolean {
  return now + session.clockDrift + tolerance >= session.expiresAt;
}

/** Stores the clock drift where aws-amplify also reads it. */
export function storeClockDrift(storage: Storage, origin: TokenOrigin, drift: number): void {
  storeIfPossible(storage, keysOf(storage, origin).own('clockDrift'), String(Math.round(drift)));
}

/** Stores when inactivity ends the session, for all tabs and the next start. */
export function storeIdleAt(storage: Storage, origin: TokenOrigin, idleAt: number): void {
  storeIfPossible(storage, `${keysOf(storage, origin).client}.idleAt`, String(idleAt));
}

/** Remembers this device for 30 days. Its keys outlive the session. */
export function storeRemembered(storage: Storage, origin: TokenOrigin, now: number): void {
  storeIfPossible(storage, keysOf(storage, origin).own('rememberedUntil'), String(now + rememberedForMs));
}

/** Removes one client's session. Keys of remembered devices remain. */
export function clearStoredSession(storage: Storage, { clientId }: TokenOrigin, now: number): void {
  const own = `${keyPrefix}.${clientId}.`;
  const keys = Object.keys(storage).filter((key) => key.startsWith(own));
  const rememberedPrefixes = keys
    .filter((key) => key.endsWith('.rememberedUntil') && (readNumber(storage.getItem(key)) ?? 0) > now)
    .map((key) => key.slice(0, -'rememberedUntil'.length));
  const keptKeys = new Set(
    rememberedPrefixes.flatMap((user) => [...deviceKeys, 'rememberedUntil'].map((name) => user + name)),
  );
  for (const key of keys) if (!keptKeys.has(key)) storage.removeItem(key);
}
