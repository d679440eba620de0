import { checkClient } from '../pool/checks.ts';
import { requiredString } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { ServiceError } from '../wire/serviceError.ts';

/** Access and ID tokens are signed, in three parts; a refresh token is opaque. */
const isRefreshToken = (token: string): boolean => token.split('.').length !== 3;

/**
 * Ends one sign-in: its refresh token and every access token made from it. An unknown token is no error.
 * @throws UnsupportedTokenTypeException for an access or ID token
 */
export const revokeToken: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const token = requiredString(input, 'Token');
    if (!isRefreshToken(token)) throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type');
    pool.refreshTokens.revoke(token);
    return {};
  },
};
