import type { Operation } from '../wire/operation.ts';
import { targetUser } from './targetUser.ts';

/** Deletes the user and their sign-ins. */
export const adminDeleteUser: Operation = {
  access: 'signed',
  run(pool, input) {
    pool.users.delete(targetUser(pool, input).sub);
    return {};
  },
};
