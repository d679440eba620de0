import { targetUser } from '../admin/adminUser.ts';
import { securityMail } from '../mail/securityMail.ts';
import type { Pool } from '../user-pool/pool.ts';
import { authenticate } from '../tokens/authenticate.ts';
import type { SoftwareToken } from '../store/softwareTokenRepository.ts';
import { requiredRecord, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter } from '../protocol/serviceError.ts';

/** Fields of GetUser and AdminGetUser; none without an enabled app. */
export const describeMfa = (pool: Pool, sub: string): object =>
  pool.softwareTokens.find(sub)?.enabled
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {};

/** Null if nothing changes. */
function changed(pool: Pool, sub: string, input: Input): SoftwareToken | null {
  // Clients send null for unused factors.
  if ((input['SMSMfaSettings'] ?? input['EmailMfaSettings'] ?? null) !== null) {
    throw invalidParameter('Only software tokens are a second factor of this user pool.');
  }
  const { Enabled: enabled } = requiredRecord(input, 'SoftwareTokenMfaSettings');
  if (typeof enabled !== 'boolean') throw invalidParameter('Invalid MFA setting given.');
  const token = pool.softwareTokens.find(sub);
  if (enabled && token?.secret === undefined) throw invalidParameter('User has not verified software token mfa');
  if (!enabled && pool.mfa === 'on') throw invalidParameter('MFA is required for this user pool.');
  return !token || token.enabled === enabled ? null : { ...token, enabled };
}

/** Turns the authenticator app of a user on or off. */
export const adminSetUserMfaPreference: Operation = {
  access: 'signed',
  run(pool, input) {
    const { sub } = targetUser(pool, input);
    const token = changed(pool, sub, input);
    if (token) pool.softwareTokens.save(sub, token);
    return {};
  },
};

/** Turns the authenticator app on or off, and notifies the user by email. */
export const setUserMfaPreference: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { sub, attributes } = await authenticate(pool, input);
    const token = changed(pool, sub, input);
    if (!token) return {};
    pool.atomically(() => {
      pool.softwareTokens.save(sub, token);
      pool.sendMail(securityMail(token.enabled ? 'factor on' : 'factor off', attributes.email, pool.origin));
    });
    return {};
  },
};
