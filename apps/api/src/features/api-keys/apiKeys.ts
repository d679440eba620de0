import { eq, type SQL } from 'drizzle-orm';
import { apiKeys as table } from '../../core/database/schema.ts';
import { readKeys } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { ApiKey } from './apiKey.ts';
import { apiKeyList } from './apiKeyList.ts';

/** The API keys of one account. */
export const keysOf = (entityId: string): SQL => eq(table.entityId, entityId);

/** The API keys of the caller's own account. */
export const apiKeys = defineQuery({
  name: 'apiKeys',
  rule: readKeys,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: ApiKey.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await apiKeyList.page(transaction, keysOf(principal.effective.entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
