import { describeMfa } from '../mfa/mfaPreference.ts';
import { attributeEntries } from '../users/user.ts';
import type { Operation } from '../protocol/operation.ts';
import { describeUser, targetUser } from './adminUser.ts';
import { mailPasswordReset } from '../verification/codes.ts';
import { optionalStrings } from '../protocol/input.ts';
import { notAuthorized } from '../protocol/serviceError.ts';

export const adminGetUser: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    return { ...describeUser(user), UserAttributes: attributeEntries(user), ...describeMfa(pool, user.sub) };
  },
};

export const adminEnableUser: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    pool.users.update({ ...user, enabled: true, modifiedAt: pool.now() });
    return {};
  },
};

/** Blocks new sign-ins and ends current sessions. */
export const adminDisableUser: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    pool.atomically(() => {
      pool.users.update({ ...user, enabled: false, modifiedAt: pool.now() });
      pool.refreshTokens.revokeAllOf(user.sub);
    });
    return {};
  },
};

/** Sets RESET_REQUIRED, which blocks the old password, and sends a code to set a new one. */
export const adminResetUserPassword: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED') {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    pool.atomically(() => {
      pool.users.update({ ...user, status: 'RESET_REQUIRED', modifiedAt: pool.now() });
      pool.refreshTokens.revokeAllOf(user.sub);
      mailPasswordReset(pool, user, optionalStrings(input, 'ClientMetadata') ?? {});
    });
    return {};
  },
};

export const adminUserGlobalSignOut: Operation = {
  access: 'signed',
  run(pool, input) {
    pool.refreshTokens.revokeAllOf(targetUser(pool, input).sub);
    return {};
  },
};

/** Deletes the user and their sessions. */
export const adminDeleteUser: Operation = {
  access: 'signed',
  run(pool, input) {
    pool.users.delete(targetUser(pool, input).sub);
    return {};
  },
};
