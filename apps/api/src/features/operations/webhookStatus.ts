import { desc, eq, gt, sql } from 'drizzle-orm';
import { Entity } from '../../core/accounts/entity.ts';
import { loadEntity } from '../../core/accounts/loaders.ts';
import { alertDeliveries, alertRules, type AlertDeliveryRow } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AlertEventEnum } from '../../core/schema/enums.ts';

type LastDelivery = Pick<AlertDeliveryRow, 'id' | 'entityId' | 'event' | 'attempt' | 'at' | 'status' | 'problem'> & {
  readonly rule: string;
};

const WebhookDeliveryObject = builder.objectRef<LastDelivery>('WebhookDelivery').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    account: t.field({
      type: Entity.type,
      nullable: true,
      resolve: ({ entityId }, _arguments, context) => loadEntity(context, entityId),
    }),
    rule: t.exposeString('rule', { description: 'The name of the alert rule.' }),
    event: t.expose('event', { type: AlertEventEnum }),
    attempt: t.exposeInt('attempt'),
    at: t.expose('at', { type: 'DateTime' }),
    status: t.exposeInt('status', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true, description: 'Null if it was delivered.' }),
  }),
});

type WebhookStatus = {
  readonly attempts: number;
  readonly delivered: number;
  readonly latest: readonly LastDelivery[];
};

const WebhookStatusObject = builder.objectRef<WebhookStatus>('WebhookStatus').implement({
  fields: (t) => ({
    attempts: t.exposeInt('attempts'),
    delivered: t.exposeInt('delivered'),
    latest: t.field({
      type: [WebhookDeliveryObject],
      description: 'The last attempt of alert rules, failures first.',
      resolve: ({ latest }) => [...latest],
    }),
  }),
});

const maxLatest = 6;

/** Deliveries to the webhooks of alert rules in the last 24 hours. */
export const webhookStatus = defineQuery({
  name: 'webhookStatus',
  rule: operatePlatform,
  type: WebhookStatusObject,
  cost: { value: 20 },
  run: async ({ principal, transaction }) => {
    if (!isAdministrator(principal.effective)) return { failure: failure('FORBIDDEN') };
    const isRecent = gt(alertDeliveries.at, sql`now() - interval '1 day'`);
    const [sums] = await transaction
      .select({
        attempts: sql<number>`count(*)::int`,
        delivered: sql<number>`count(*) FILTER (WHERE ${alertDeliveries.problem} IS NULL)::int`,
      })
      .from(alertDeliveries)
      .where(isRecent);
    const last = transaction
      .selectDistinctOn([alertDeliveries.ruleId], {
        id: alertDeliveries.id,
        entityId: alertDeliveries.entityId,
        event: alertDeliveries.event,
        attempt: alertDeliveries.attempt,
        at: alertDeliveries.at,
        status: alertDeliveries.status,
        problem: alertDeliveries.problem,
        rule: alertRules.name,
      })
      .from(alertDeliveries)
      .innerJoin(alertRules, eq(alertRules.id, alertDeliveries.ruleId))
      .where(isRecent)
      .orderBy(alertDeliveries.ruleId, desc(alertDeliveries.at), desc(alertDeliveries.id))
      .as('last');
    const latest = await transaction
      .select()
      .from(last)
      .orderBy(sql`${last.problem} IS NULL`, desc(last.at), desc(last.id))
      .limit(maxLatest);
    return { attempts: sums?.attempts ?? 0, delivered: sums?.delivered ?? 0, latest };
  },
});
