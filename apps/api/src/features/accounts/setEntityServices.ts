import { and, eq, inArray, sql } from 'drizzle-orm';
import { appendAudit, type AuditEntry } from '../../core/audit/appendAudit.ts';
import { entities, type EntityRow } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import type { Service } from '../../core/policy/permissions.ts';
import { manageEntities } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ServiceEnum } from '../../core/schema/enums.ts';
import { checkWithinParent, sortServices } from './parentLimits.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockManaged } from './lockManaged.ts';

const bumped = ({ principal }: SignedInContext) => ({
  version: sql`${entities.version} + 1`,
  updatedAt: sql`now()`,
  updatedBy: principal.actor.userId,
});

/** Removes services that a reseller loses from its customers, each recorded in its own audit log. Returns their number. */
async function withdrawBelow(context: SignedInContext, reseller: EntityRow, lost: readonly Service[]): Promise<number> {
  const { transaction, principal } = context;
  const customers = await transaction
    .select()
    .from(entities)
    .where(and(eq(entities.parentId, reseller.id), sql`${entities.services} && ${sql.param([...lost])}::text[]`))
    .orderBy(entities.id)
    .for('no key update');
  if (customers.length === 0) return 0;
  const left = sql`ARRAY(SELECT one FROM unnest(${entities.services}) WITH ORDINALITY given (one, place) WHERE one <> ALL (${sql.param([...lost])}::text[]) ORDER BY place)`;
  await transaction
    .update(entities)
    .set({ services: left, ...bumped(context) })
    .where(
      inArray(
        entities.id,
        customers.map(({ id }) => id),
      ),
    );
  const entries = customers.map((customer): AuditEntry => ({
    action: setEntityServices.audit.action,
    target: Entity.targetOf(customer, principal),
    outcome: 'OK',
    diff: { services: [customer.services, customer.services.filter((one) => !lost.includes(one))] },
  }));
  await appendAudit(context, ...entries);
  return customers.length;
}

/**
 * Sets an account's services, limited to its parent's. Customers lose the services that their reseller loses: query `entities(parentId,
 * filter: services)` first to show whom it affects.
 */
export const setEntityServices = defineMutation({
  name: 'setEntityServices',
  rule: manageEntities,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    services: t.field({ type: [ServiceEnum], required: true }),
  })),
  payload: Entity.payload(),
  audit: { action: 'account.setServices', target: Entity },
  examples: [{ on: 'account', at: 'id', with: { services: ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] } }],
  run: async (context, { id, services: given }) => {
    const found = await lockManaged(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, parent, target } = found;
    const services = sortServices(given);
    const lost = row.services.filter((one) => !services.includes(one));
    if (row.type === 'PLATFORM' && lost.length > 0)
      return failed(invalid(validationMessages.platformServices, 'services'), target);
    const beyond = checkWithinParent(parent, { services });
    if (beyond.length > 0) return refused(beyond, target);
    if (lost.length === 0 && services.length === row.services.length) return done(row, null);
    const updated = await Entity.update(context, row, { services });
    const customers = lost.length > 0 ? await withdrawBelow(context, row, lost) : 0;
    return done(updated, {
      target,
      diff: {
        services: [sortServices(row.services), services],
        ...(customers > 0 ? { customersChanged: [0, customers] as const } : {}),
      },
    });
  },
});
