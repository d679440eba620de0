import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { connectionOf, ListInput } from '../../core/schema/list.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AuditEventObject } from '../../core/audit/auditEvent.ts';
import { auditEventList } from './auditEventList.ts';
import { eventsInScope } from './eventsInScope.ts';

/** Audit events of the caller's account and of those below it, by any user. */
export const auditEvents = defineQuery({
  name: 'auditEvents',
  rule: auth({ group: 'st.audit', scope: 'SUBTREE' }),
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: connectionOf(AuditEventObject, 'AuditConnection'),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await auditEventList.page(
      transaction,
      eventsInScope(transaction, principal.effective.entity),
      list ?? {},
    );
    return 'failure' in listed ? listed : listed.page;
  },
});
