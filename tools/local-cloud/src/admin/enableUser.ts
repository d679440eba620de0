import type { Operation } from '../wire/operation.ts';
import { targetUser } from './targetUser.ts';

export const adminEnableUser: Operation = {
  access: 'signed',
  run(pool, input) {
    const user = targetUser(pool, input);
    pool.users.update({ ...user, enabled: true, modifiedAt: pool.now() });
    return {};
  },
};

/** Refuses further sign-ins and ends those there are. */
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
