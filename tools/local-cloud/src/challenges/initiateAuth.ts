import { randomBytes } from 'node:crypto';
import { checkClient } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import { createServerKeys, parseClientKey } from '../srp/exchange.ts';
import { dummyVerifier } from '../srp/verifier.ts';
import { refreshTokens } from '../tokens/refresh.ts';
import { resolveAlias } from '../users/resolveUser.ts';
import { requiredParameter, requiredRecord, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { sessionOfSecretBlock } from './sessions.ts';

/** Maximum length of an e-mail address (RFC 5321). */
const maxNameLength = 254;

/** Unknown usernames cost the same work and get the same kind of response, to prevent account enumeration. */
function startSrp(pool: Pool, parameters: Input): object {
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

export const initiateAuth: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const flow = requiredString(input, 'AuthFlow');
    const parameters = requiredRecord(input, 'AuthParameters');
    switch (flow) {
      case 'USER_SRP_AUTH':
        return startSrp(pool, parameters);
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return refreshTokens(pool, requiredParameter(parameters, 'REFRESH_TOKEN'));
      default:
        throw invalidParameter(`${flow} flow not enabled for this client`);
    }
  },
};
