import { checkClient } from '../pool/checks.ts';
import { requiredString } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';

/** Ends one sign-in: its refresh token and every access token made from it. An unknown token is no error. */
export const revokeToken: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    pool.refreshTokens.revoke(requiredString(input, 'Token'));
    return {};
  },
};
