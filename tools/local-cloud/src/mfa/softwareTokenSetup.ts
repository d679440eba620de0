import { checkStillAllowed } from '../challenges/checks.ts';
import { securityMail } from '../mail/securityMail.ts';
import type { Pool } from '../user-pool/pool.ts';
import type { SoftwareToken } from '../store/softwareTokenRepository.ts';
import type { User } from '../users/user.ts';
import { authenticate } from '../tokens/authenticate.ts';
import { countAttempt } from '../verification/attempts.ts';
import { optionalString, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { notAuthorized, ServiceError } from '../protocol/serviceError.ts';
import { verifyTotp, createTotpSecret } from './totp.ts';

const none: SoftwareToken = { pendingSecret: undefined, secret: undefined, name: '', enabled: false, lastCounter: -1 };

/** `goOn` returns the renamed session if this is part of a sign-in. */
type Owner = { user: User; goOn: (isDone: boolean) => object };

/**
 * A signed-in user, or a pending sign-in that requires an app and continues under a new session name.
 * @throws NotAuthorizedException; for a pending sign-in also if there is an app, because the
 *   password alone must not replace it
 */
async function ownerOf(pool: Pool, input: Input): Promise<Owner> {
  const session = optionalString(input, 'Session');
  if (session === undefined || session === '') {
    return { user: await authenticate(pool, input), goOn: () => ({}) };
  }
  const user = checkStillAllowed(pool, pool.sessions.peek(session, 'MFA_SETUP'));
  if (pool.softwareTokens.find(user.sub)?.enabled) throw notAuthorized('Invalid session for the user.');
  return {
    user,
    goOn: (isDone) => ({
      Session: pool.sessions.rename(session, 'MFA_SETUP', (challenge) => ({ ...challenge, isDone })),
    }),
  };
}

/** Generates a TOTP secret. The earlier app stays valid until a code of the new one is verified. */
export const associateSoftwareToken: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { user, goOn } = await ownerOf(pool, input);
    const { sub } = user;
    const pendingSecret = createTotpSecret();
    pool.softwareTokens.save(sub, { ...none, ...pool.softwareTokens.find(sub), pendingSecret });
    return { SecretCode: pendingSecret, ...goOn(false) };
  },
};

/** Verifies a code of the new app. @throws EnableSoftwareTokenMFAException for a wrong code */
export const verifySoftwareToken: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { user, goOn } = await ownerOf(pool, input);
    const { sub, attributes } = user;
    const code = requiredString(input, 'UserCode');
    countAttempt(pool, sub, 'set up software token');
    const token = pool.softwareTokens.find(sub);
    if (token?.pendingSecret === undefined) {
      throw new ServiceError('SoftwareTokenMFANotFoundException', 'No software token was associated.');
    }
    const counter = verifyTotp(token.pendingSecret, code, pool.now());
    if (counter === undefined) {
      throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
    }
    pool.attempts.delete(sub, 'set up software token');
    const inSignIn = goOn(true);
    // An app required by a sign-in is enabled immediately. Otherwise the user enables it.
    const enabled = token.enabled || 'Session' in inSignIn;
    const { pendingSecret: secret } = token;
    const name = optionalString(input, 'FriendlyDeviceName') ?? '';
    pool.atomically(() => {
      pool.softwareTokens.save(sub, { pendingSecret: undefined, secret, name, enabled, lastCounter: counter });
      if ('Session' in inSignIn) pool.sendMail(securityMail('factor on', attributes.email, pool.origin));
    });
    return { Status: 'SUCCESS', ...inSignIn };
  },
};
