import { stillAllowed } from '../challenges/still-allowed.ts';
import type { Pool } from '../pool/pool.ts';
import type { SoftwareToken } from '../store/software-token-repository.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { countAttempt } from '../verification/attempts.ts';
import { optionalString, requiredString, type Input } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { notAuthorized, ServiceError } from '../wire/service-error.ts';
import { counterOf, createSecret } from './one-time-code.ts';

const none: SoftwareToken = { pendingSecret: undefined, secret: undefined, name: '', enabled: false, lastCounter: -1 };

/**
 * Somebody signed in, or in the middle of a sign-in that asks for an app: then the session goes on under a new name.
 * @throws NotAuthorizedException; in the middle of a sign-in also once there is an app: it would be replaced by whoever
 *   has the password alone
 */
async function owner(pool: Pool, input: Input): Promise<{ sub: string; goOn: (isDone: boolean) => object }> {
  const session = optionalString(input, 'Session');
  if (session === undefined || session === '') {
    return { sub: (await authenticate(pool, input)).sub, goOn: () => ({}) };
  }
  const { sub } = stillAllowed(pool, pool.sessions.peek(session, 'MFA_SETUP'));
  if (pool.softwareTokens.find(sub)?.enabled) throw notAuthorized('Invalid session for the user.');
  return {
    sub,
    goOn: (isDone) => ({
      Session: pool.sessions.rename(session, 'MFA_SETUP', (challenge) => ({ ...challenge, isDone })),
    }),
  };
}

/** Hands out a secret for an authenticator app. The app before it stays good until a code of the new one came. */
export const associateSoftwareToken: Operation = {
  access: 'public',
  async run(pool, input) {
    const { sub, goOn } = await owner(pool, input);
    const pendingSecret = createSecret();
    pool.softwareTokens.save(sub, { ...none, ...pool.softwareTokens.find(sub), pendingSecret });
    return { SecretCode: pendingSecret, ...goOn(false) };
  },
};

/** Proves that the app has the secret. @throws EnableSoftwareTokenMFAException for a wrong code */
export const verifySoftwareToken: Operation = {
  access: 'public',
  async run(pool, input) {
    const { sub, goOn } = await owner(pool, input);
    const code = requiredString(input, 'UserCode');
    countAttempt(pool, sub, 'set up software token');
    const token = pool.softwareTokens.find(sub);
    if (token?.pendingSecret === undefined) {
      throw new ServiceError('SoftwareTokenMFANotFoundException', 'No software token was associated.');
    }
    const counter = counterOf(token.pendingSecret, code, pool.now());
    if (counter === undefined) {
      throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
    }
    pool.attempts.delete(sub, 'set up software token');
    const inSignIn = goOn(true);
    pool.softwareTokens.save(sub, {
      pendingSecret: undefined,
      secret: token.pendingSecret,
      name: optionalString(input, 'FriendlyDeviceName') ?? '',
      // At a sign-in that asked for it the app is on at once; else its user turns it on.
      enabled: token.enabled || 'Session' in inSignIn,
      lastCounter: counter,
    });
    return { Status: 'SUCCESS', ...inSignIn };
  },
};
