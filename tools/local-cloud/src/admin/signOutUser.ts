import type { Operation } from '../wire/operation.ts';
import { targetUser } from './targetUser.ts';

export const adminUserGlobalSignOut: Operation = {
  access: 'signed',
  run(pool, input) {
    pool.refreshTokens.revokeAllOf(targetUser(pool, input).sub);
    return {};
  },
};
