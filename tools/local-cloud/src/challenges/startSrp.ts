import { randomBytes } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { createServerKeys, parseClientKey } from '../srp/exchange.ts';
import { dummyVerifier } from '../srp/verifier.ts';
import { resolveAlias } from '../users/resolveUser.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { sessionOfSecretBlock } from './sessions.ts';

/** Maximum length of an e-mail address (RFC 5321). */
export const maxNameLength = 254;

/** Unknown usernames cost the same work and get the same kind of response, to prevent account enumeration. */
export function startSrp(pool: Pool, parameters: Input): object {
  const alias = requiredParameter(parameters, 'USERNAME');
  // Stored until the challenge is answered.
  if (alias.length > maxNameLength) throw invalidParameter('Invalid parameter USERNAME');
  const clientKey = parseClientKey(requiredParameter(parameters, 'SRP_A'));
  if (clientKey === undefined) throw invalidParameter('Invalid parameter SRP_A');

  const { user, subject: userId } = resolveAlias(pool, alias);
  const dummy = dummyVerifier(pool.dummySecret, userId);
  const { salt, verifier } = user?.password ?? dummy;
  const serverKeys = createServerKeys(verifier);
  const secretBlock = randomBytes(1_024).toString('base64');

  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: serverKeys.publicKey.toString(16),
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
    Session: pool.sessions.open(
      { name: 'PASSWORD_VERIFIER', userId, alias, clientKey, serverKeys, verifier, secretBlock },
      sessionOfSecretBlock(secretBlock),
    ),
  };
}
