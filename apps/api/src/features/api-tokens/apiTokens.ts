import { eq, type SQL } from 'drizzle-orm';
import { apiTokens as table } from '../../core/database/schema.ts';
import { readTokens } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { ApiToken } from './apiToken.ts';
import { apiTokenList } from './apiTokenList.ts';

/** The API tokens of one account. */
export const tokensOf = (entityId: string): SQL => eq(table.entityId, entityId);

/** The API tokens of the caller's own account. */
export const apiTokens = defineQuery({
  name: 'apiTokens',
  rule: readTokens,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: ApiToken.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await apiTokenList.page(transaction, tokensOf(principal.effective.entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
