import { mailPasswordReset } from '../verification/codes.ts';
import { optionalStrings } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { notAuthorized } from '../wire/serviceError.ts';
import { targetUser } from './targetUser.ts';

/** Sets RESET_REQUIRED: signing in with the password only says so; a code for a new one is mailed. */
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
