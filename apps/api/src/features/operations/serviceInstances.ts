import { asc } from 'drizzle-orm';
import { serviceInstances as table, serviceNames, type ServiceInstanceRow } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

const ServiceNameEnum = builder.enumType('ServiceName', { values: serviceNames });

const ServiceInstanceObject = builder.objectRef<ServiceInstanceRow>('ServiceInstance').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    service: t.expose('service', { type: ServiceNameEnum }),
    host: t.exposeString('host'),
    version: t.exposeString('version'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    heardAt: t.expose('heardAt', { type: 'DateTime' }),
    ready: t.exposeBoolean('isReady'),
    failedChecks: t.exposeStringList('failedChecks', { description: 'Names of failed checks, also of optional ones.' }),
  }),
});

/** Processes of the services that were heard in the last day. Each reports every 15 seconds. */
export const serviceInstances = defineQuery({
  name: 'serviceInstances',
  rule: operatePlatform,
  type: [ServiceInstanceObject],
  cost: { value: 20 },
  run: async ({ principal, transaction }) =>
    isAdministrator(principal.effective)
      ? transaction.select().from(table).orderBy(asc(table.service), asc(table.startedAt), asc(table.id)).limit(200)
      : { failure: failure('FORBIDDEN') },
});
