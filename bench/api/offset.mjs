// The peer: this API in everything but one resolver, so that the difference is the way of paging alone.
import { createTokenVerifier } from '../../apps/api/src/identity/accessToken.ts';
import { askPool } from '../../apps/api/src/identity/askSession.ts';
import { lazyCognito } from '../../apps/api/src/identity/clients.ts';
import { createRevocationCheck } from '../../apps/api/src/identity/revocation.ts';
import { createSignIn } from '../../apps/api/src/identity/signIn.ts';
import { users } from '../../apps/api/src/database/schema.ts';
import { builder } from '../../apps/api/src/schema/builder.ts';
import { guardSchema } from '../../apps/api/src/schema/guard.ts';
import { createExecutor } from '../../apps/api/src/transport/execute.ts';
import { createHandler } from '../../apps/api/src/transport/handler.ts';
import { readUserSort } from '../../apps/api/src/users/userSort.ts';

const sort = readUserSort(null);

/** The handler of `POST /offset`: `after` is a number of rows to skip, the cursor it answers is the API's own. */
export function offsetHandler(database, options) {
  const schema = builder.toSchema();
  schema.getQueryType().getFields().users.resolve = listByOffset;
  return createHandler({
    allowedOrigins: options.allowedOrigins,
    signIn: createSignIn(database, createTokenVerifier(options), createRevocationCheck(askPool(lazyCognito(options)))),
    execute: createExecutor(guardSchema(schema), database, options.logger, () => {}),
    logger: options.logger,
    timeoutMilliseconds: 60_000,
  });
}

async function listByOffset(_root, { list }, { transaction }) {
  const rows = await transaction
    .select()
    .from(users)
    .orderBy(...sort.order)
    .limit(list.first + 1)
    .offset(Number(list.after ?? 0));
  const nodes = rows.slice(0, list.first);
  return {
    nodes,
    endCursor: sort.cursorOf(nodes.at(-1)),
    hasNextPage: rows.length > list.first,
    totalCount: () => transaction.$count(users),
  };
}
