import { checkClient } from '../user-pool/checks.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { authenticate } from './authenticate.ts';

/** Access and ID tokens have three parts; refresh tokens are opaque. */
const isRefreshToken = (token: string): boolean => token.split('.').length !== 3;

/**
 * Ends one sign-in with all its refresh and access tokens. An unknown token is ignored.
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

/** Ends all sign-ins of the access token's user. */
export const globalSignOut: Operation = {
  access: 'public',
  async run(pool, input) {
    const user = await authenticate(pool, input);
    pool.refreshTokens.revokeAllOf(user.sub);
    return {};
  },
};
