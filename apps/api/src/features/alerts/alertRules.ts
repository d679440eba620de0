import { eq, type SQL } from 'drizzle-orm';
import { alertRules as table } from '../../core/database/schema.ts';
import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { AlertRule } from './alertRule.ts';
import { alertRuleList } from './alertRuleList.ts';

/** The alert rules of one account. */
export const alertRulesOf = (entityId: string): SQL => eq(table.entityId, entityId);

/** The alert rules of the caller's own account. */
export const alertRules = defineQuery({
  name: 'alertRules',
  rule: readAnalytics,
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: AlertRule.connection(),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, entity }, { list }) => {
    const listed = await alertRuleList.page(transaction, alertRulesOf(entity.id), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});
