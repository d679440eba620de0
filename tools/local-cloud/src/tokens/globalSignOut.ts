import type { Operation } from '../wire/operation.ts';
import { authenticate } from './authenticate.ts';

/** Ends all sign-ins of the access token's user. */
export const globalSignOut: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    pool.refreshTokens.revokeAllOf(user.sub);
    return {};
  },
};
