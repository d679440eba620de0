import { asc, eq, getTableColumns } from 'drizzle-orm';
import { serviceInstances, taskRuns as table, type TaskRunRow } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { intervalMilliseconds } from '../../core/scheduler/startScheduler.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

type TaskRun = TaskRunRow & { readonly host: string | null };

const TaskRunObject = builder.objectRef<TaskRun>('TaskRun').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    durationMs: t.exposeInt('durationMs'),
    succeeded: t.exposeBoolean('succeeded'),
    succeededAt: t.expose('succeededAt', { type: 'DateTime', nullable: true }),
    nextAt: t.field({
      type: 'DateTime',
      resolve: ({ startedAt }) => new Date(startedAt.getTime() + intervalMilliseconds),
    }),
    instanceId: t.exposeID('instanceId'),
    host: t.exposeString('host', { nullable: true, description: 'Null if the process has stopped.' }),
  }),
});

/** The last run of each scheduled task. */
export const taskRuns = defineQuery({
  name: 'taskRuns',
  rule: operatePlatform,
  type: [TaskRunObject],
  cost: { value: 20 },
  run: async ({ principal, transaction }) =>
    isAdministrator(principal.effective)
      ? transaction
          .select({ ...getTableColumns(table), host: serviceInstances.host })
          .from(table)
          .leftJoin(serviceInstances, eq(serviceInstances.id, table.instanceId))
          .orderBy(asc(table.name))
      : { failure: failure('FORBIDDEN') },
});
