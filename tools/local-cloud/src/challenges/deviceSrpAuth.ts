import { randomBytes } from 'node:crypto';
import { deviceGroupKey, deviceOf } from '../devices/device.ts';
import type { Pool } from '../user-pool/pool.ts';
import { createServerKeys, parseClientKey, signatureMatches } from '../srp/exchange.ts';
import { completeSignIn } from '../tokens/issue.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { deviceNotFound, incorrectCredentials, invalidParameter } from '../protocol/serviceError.ts';
import { isTimestampValid, checkSameUser, checkStillAllowed } from './checks.ts';

/** The first step of SRP with a device's secret. */
export function respondToDeviceSrpAuth(pool: Pool, session: string, responses: Input): object {
  const clientKey = parseClientKey(requiredParameter(responses, 'SRP_A'));
  if (clientKey === undefined) throw invalidParameter('Invalid parameter SRP_A');
  const challenge = pool.sessions.take(session, 'DEVICE_SRP_AUTH');
  checkSameUser(responses, challenge);
  const device = deviceOf(pool, checkStillAllowed(pool, challenge), responses);
  const { userId, deviceKey } = challenge;
  if (device?.key !== deviceKey) throw deviceNotFound();
  const serverKeys = createServerKeys(device.verifier);
  const secretBlock = randomBytes(1_024).toString('base64');
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: device.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: serverKeys.publicKey.toString(16),
      USERNAME: userId,
      DEVICE_KEY: deviceKey,
    },
    Session: pool.sessions.open({
      ...challenge,
      name: 'DEVICE_PASSWORD_VERIFIER',
      clientKey,
      serverKeys,
      verifier: device.verifier,
      secretBlock,
    }),
  };
}

/** The second step. */
export function respondToDevicePasswordVerifier(pool: Pool, session: string, responses: Input): Promise<object> {
  const timestamp = requiredParameter(responses, 'TIMESTAMP');
  const signature = requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const secretBlock = requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const challenge = pool.sessions.take(session, 'DEVICE_PASSWORD_VERIFIER');
  checkSameUser(responses, challenge);
  const user = checkStillAllowed(pool, challenge);
  const device = deviceOf(pool, user, responses);
  if (device?.verifier !== challenge.verifier) throw deviceNotFound();
  const scope = deviceGroupKey(pool, user.sub);
  const isVerified = signatureMatches({ ...challenge, scope, id: device.key, timestamp }, signature);
  if (!isTimestampValid(timestamp, pool.now()) || !isVerified || secretBlock !== challenge.secretBlock) {
    throw incorrectCredentials();
  }
  return completeSignIn(pool, user, device);
}
