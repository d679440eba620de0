// The peer: this API with one resolver replaced, so that only the pagination differs.
import { users } from '../../apps/api/src/core/database/schema.ts';
import { createTokenVerifier } from '../../apps/api/src/core/identity/accessToken.ts';
import { poolProfileReader } from '../../apps/api/src/core/identity/poolProfile.ts';
import { poolSessionChecker } from '../../apps/api/src/core/identity/poolSession.ts';
import { lazyCognito } from '../../apps/api/src/core/identity/clients.ts';
import { createRevocationCheck } from '../../apps/api/src/core/identity/revocation.ts';
import { createRequestAuthenticator } from '../../apps/api/src/core/identity/authenticateRequest.ts';
import { encodeCursor } from '../../apps/api/src/core/lists/cursor.ts';
import { createRateLimiter } from '../../apps/api/src/core/requests/rateLimiter.ts';
import { builder } from '../../apps/api/src/core/schema/builder.ts';
import { guardSchema } from '../../apps/api/src/core/schema/guard.ts';
import { fieldRules } from '../../apps/api/src/objects.ts';
import { operationRules } from '../../apps/api/src/operations.ts';
import { createExecutor } from '../../apps/api/src/core/transport/execute.ts';
import { createHandler } from '../../apps/api/src/core/transport/handler.ts';
import { createClientInfoReader } from '../../apps/api/src/core/transport/clientInfo.ts';

const sort = { field: 'createdAt', desc: true };

/** Handler of `POST /offset`: `after` is the number of rows to skip; the returned cursor is the API's own. */
export function offsetHandler(database, options) {
  const schema = builder.toSchema();
  schema.getQueryType().getFields().users.resolve = listByOffset;
  const cognito = lazyCognito(options);
  const settings = {
    regions: options.regions,
    consoleOrigin: options.allowedOrigins[0],
    isMfaOffered: true,
    signOutOfPool: async () => {},
    rates: createRateLimiter(),
    afterResponse: { add() {} },
  };
  const guarded = guardSchema(schema, { operations: operationRules, fields: fieldRules });
  return createHandler({
    allowedOrigins: options.allowedOrigins,
    readClientInfo: createClientInfoReader([]),
    authenticateRequest: createRequestAuthenticator(
      database,
      createTokenVerifier(options),
      createRevocationCheck(poolSessionChecker(cognito, async () => {})),
      poolProfileReader(cognito),
    ),
    execute: createExecutor(guarded, database, options.logger, settings, () => {}),
    logger: options.logger,
    timeoutMilliseconds: 60_000,
  });
}

async function listByOffset(_root, { list }, { transaction }) {
  const rows = await transaction.query.users.findMany({
    orderBy: ({ createdAt, id }, { desc }) => [desc(createdAt), desc(id)],
    limit: list.first + 1,
    offset: Number(list.after ?? 0),
  });
  const nodes = rows.slice(0, list.first);
  const last = nodes.at(-1);
  return {
    nodes,
    endCursor: last ? encodeCursor(sort, { value: last.createdAt.toISOString(), id: last.id }) : null,
    hasNextPage: rows.length > list.first,
    totalCount: () => transaction.$count(users),
  };
}
