import { deviceOf, isRemembered } from '../devices/device.ts';
import type { Pool } from '../user-pool/pool.ts';
import { completeSignIn } from '../tokens/issue.ts';
import type { User } from '../users/user.ts';
import type { Input } from '../protocol/input.ts';
import type { VerifiedPassword } from './sessions.ts';

/** Issues the MFA challenge if the user has MFA, or else tokens. A remembered device replaces the code. */
export function nextChallenge(
  pool: Pool,
  user: User,
  verified: VerifiedPassword,
  responses: Input,
): object | Promise<object> {
  const { userId } = verified;
  const device = deviceOf(pool, user, responses);
  if (device && isRemembered(device, pool.now())) {
    return {
      ChallengeName: 'DEVICE_SRP_AUTH',
      ChallengeParameters: {},
      Session: pool.sessions.open({ ...verified, name: 'DEVICE_SRP_AUTH', deviceKey: device.key }),
    };
  }
  const token = pool.softwareTokens.find(userId);
  if (pool.mfa !== 'off' && token?.enabled) {
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { FRIENDLY_DEVICE_NAME: token.name, USER_ID_FOR_SRP: userId },
      Session: pool.sessions.open({ ...verified, name: 'SOFTWARE_TOKEN_MFA', failedAttempts: 0 }),
    };
  }
  if (pool.mfa !== 'on') return completeSignIn(pool, user, device);
  return {
    ChallengeName: 'MFA_SETUP',
    ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]', USER_ID_FOR_SRP: userId },
    Session: pool.sessions.open({ ...verified, name: 'MFA_SETUP', isDone: false }),
  };
}
