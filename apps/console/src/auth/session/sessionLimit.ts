import { readStoredSession } from './storedSession.ts';
import { decodePart, type TokenOrigin } from './token.ts';

/** The lifetime of the pool's refresh tokens, in milliseconds. */
const sessionLimit = 24 * 3_600_000;

/** When the stored session reaches its limit, by this device's clock; null if unknown. */
export function sessionEndsAt(storage: Pick<Storage, 'getItem'>, origin: TokenOrigin): number | null {
  const session = readStoredSession(storage, origin);
  if (!session || session === 'malformed') return null;
  const signedInAt = decodePart(session.accessToken.split('.')[1] ?? '')['auth_time'];
  return typeof signedInAt === 'number' ? signedInAt * 1000 + sessionLimit - session.clockDrift : null;
}
