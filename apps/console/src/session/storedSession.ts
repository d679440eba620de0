import { readToken } from './token.ts';

/** The tokens aws-amplify keeps, as far as the console reads them without loading aws-amplify. */
export type StoredSession = {
  accessToken: string;
  subject: string;
  email: string | null;
  /** Milliseconds since 1970, by the identity service's clock. */
  expiresAt: number;
  /** Milliseconds the identity service's clock is ahead of this one. */
  clockDrift: number;
  refreshToken: string | null;
};

const prefix = 'CognitoIdentityServiceProvider';
/** A token this close to its end is not sent any more: it might expire on the way. */
const tolerance = 5_000;

/** The signed-in person's tokens; `malformed` when something is stored that is not a session. */
export function readStoredSession(storage: Storage, clientId: string): StoredSession | 'malformed' | null {
  const username = storage.getItem(`${prefix}.${clientId}.LastAuthUser`);
  if (username === null) return null;
  const read = (name: string) => storage.getItem(`${prefix}.${clientId}.${username}.${name}`);
  const accessToken = read('accessToken');
  if (accessToken === null) return null;
  const claims = readToken(accessToken);
  if (!claims) return 'malformed';
  const idToken = read('idToken');
  const clockDrift = Number.parseInt(read('clockDrift') ?? '0', 10);
  return {
    accessToken,
    subject: claims.sub,
    email: (idToken && readToken(idToken)?.email) || null,
    expiresAt: claims.exp * 1000,
    clockDrift: Number.isFinite(clockDrift) ? clockDrift : 0,
    refreshToken: read('refreshToken'),
  };
}

/** Whether the access token is over, by the clock of the service that will judge it. */
export function isExpired(session: StoredSession, now: number): boolean {
  return now + session.clockDrift + tolerance >= session.expiresAt;
}

/** Removes the tokens of one client, and of nothing else. The device keys stay: the device is still known. */
export function clearStoredSession(storage: Storage, clientId: string): void {
  const own = `${prefix}.${clientId}.`;
  const kept = ['.deviceKey', '.deviceGroupKey', '.randomPasswordKey'];
  for (const key of Object.keys(storage))
    if (key.startsWith(own) && !kept.some((suffix) => key.endsWith(suffix))) storage.removeItem(key);
}
