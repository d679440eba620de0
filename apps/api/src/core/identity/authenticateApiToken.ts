import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { isApiTokenLike, isWellFormed } from './apiTokenSecret.ts';
import type { Database } from '../database/database.ts';
import { apiTokens, entities } from '../database/schema.ts';
import { failure, signInFailure } from '../errors/failure.ts';
import type { ApiToken } from '../policy/principal.ts';
import type { RateLimiter } from '../requests/rateLimiter.ts';
import { credentialOf } from './accessToken.ts';
import { toPrincipalEntity } from './toAccount.ts';
import { hashSecret } from './hashSecret.ts';
import type { AuthenticateRequest } from './authenticateRequest.ts';

/** Maximum requests per minute and token. */
export const requestsPerMinute = 60;

const wasJustUsed = sql`${apiTokens.lastUsedAt} > now() - interval '1 minute'`;

/** Matches the current secret, or the previous one during a rotation. */
const isSecret = (hash: string): SQL | undefined =>
  or(
    eq(apiTokens.secretHash, hash),
    and(eq(apiTokens.previousSecretHash, hash), gt(apiTokens.previousExpiresAt, sql`now()`)),
  );

/** Finds an enabled, unexpired token of an active account, and records its use at most once a minute. */
const findToken = (database: Database, secret: string): Promise<ApiToken | null> =>
  database.asSystem(async (transaction) => {
    const [found] = await transaction
      .select({ token: apiTokens, entity: entities, isNoted: sql<boolean>`coalesce(${wasJustUsed}, false)` })
      .from(apiTokens)
      .innerJoin(entities, eq(entities.id, apiTokens.entityId))
      .where(
        and(
          isSecret(hashSecret(secret)),
          eq(apiTokens.enabled, true),
          gt(apiTokens.expiresAt, sql`now()`),
          eq(entities.active, true),
        ),
      );
    if (!found) return null;
    const { token, entity, isNoted } = found;
    if (!isNoted) {
      await transaction
        .update(apiTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiTokens.id, token.id));
    }
    return { tokenId: token.id, scopes: token.scopes, entity: toPrincipalEntity(entity) };
  });

/**
 * Authenticates API tokens, and passes all other credentials to `next`. The response does not distinguish unknown, disabled and expired
 * tokens, or those of disabled accounts. Tokens cannot act as another user.
 */
export const createApiTokenAuthenticator =
  (database: Database, rates: RateLimiter, next: AuthenticateRequest): AuthenticateRequest =>
  async (authorization, visit, actAs) => {
    const secret = credentialOf(authorization);
    if (!isApiTokenLike(secret)) return next(authorization, visit, actAs);
    const token = isWellFormed(secret) && actAs == null ? await findToken(database, secret) : null;
    if (!token) return { failure: signInFailure('API_TOKEN_INVALID') };
    const retryAfterMs = rates('API token', token.tokenId, requestsPerMinute);
    if (retryAfterMs > 0) return { failure: failure('RATE_LIMITED', undefined, { retryAfterMs }) };
    return { caller: token };
  };
