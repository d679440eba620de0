import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { connectionOf, ListInput } from '../../core/schema/list.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AuditEventObject } from '../../core/audit/auditEvent.ts';
import { auditEventList } from './auditEventList.ts';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { auditEvents as table, entities } from '../../core/database/schema.ts';
import type { PrincipalEntity } from '../../core/policy/principal.ts';

/** What was done in the caller's account and in those below it, whoever did it. */
export const auditEvents = defineQuery({
  name: 'auditEvents',
  rule: auth({ group: 'st.audit', scope: 'SUBTREE' }),
  args: builder.args((t) => ({ list: t.field({ type: ListInput }) })),
  type: connectionOf(AuditEventObject, 'AuditConnection'),
  cost: { multiplier: 'list.first' },
  run: async ({ transaction, principal }, { list }) => {
    const listed = await auditEventList.page(transaction, logsOf(transaction, principal.effective.entity), list ?? {});
    return 'failure' in listed ? listed : listed.page;
  },
});

/** The logs of an account and of those below it. */
export function logsOf(transaction: Transaction, { id, type }: PrincipalEntity): SQL | undefined {
  if (type === 'PLATFORM') return undefined;
  if (type === 'CUSTOMER') return eq(table.entityId, id);
  const subtree = transaction
    .select({ id: entities.id })
    .from(entities)
    .where(or(eq(entities.id, id), eq(entities.parentId, id)));
  return inArray(table.entityId, subtree);
}
