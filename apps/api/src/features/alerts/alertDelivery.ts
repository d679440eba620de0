import { alertDeliveries, type AlertDeliveryRow } from '../../core/database/schema.ts';
import { builder } from '../../core/schema/builder.ts';
import { AlertEventEnum } from '../../core/schema/enums.ts';
import { latestOfRules } from './latestOfRules.ts';

export const AlertDelivery = builder.objectRef<AlertDeliveryRow>('AlertDelivery').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    event: t.expose('event', { type: AlertEventEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    attempt: t.exposeInt('attempt'),
    delivered: t.boolean({ resolve: ({ problem }) => problem === null }),
    status: t.exposeInt('status', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true }),
  }),
});

export const loadDeliveries = latestOfRules<AlertDeliveryRow>(alertDeliveries, alertDeliveries.at);
