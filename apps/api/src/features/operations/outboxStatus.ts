import { and, count, desc, gt, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { outboxJobs, type JobProblem, type OutboxKind } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { JobKindEnum, JobProblemEnum } from './failedJob.ts';

type RetriedJobs = {
  readonly kind: OutboxKind;
  readonly problem: JobProblem;
  readonly count: number;
  readonly oldestAt: Date;
};

const RetriedJobsObject = builder.objectRef<RetriedJobs>('RetriedJobs').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: JobKindEnum }),
    problem: t.expose('problem', { type: JobProblemEnum }),
    count: t.exposeInt('count'),
    oldestAt: t.expose('oldestAt', { type: 'DateTime' }),
  }),
});

type OutboxStatus = {
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly retried: readonly RetriedJobs[];
  readonly failed: number;
  readonly failedInDay: number;
};

const OutboxStatusObject = builder.objectRef<OutboxStatus>('OutboxStatus').implement({
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'Jobs that will run.' }),
    oldestAt: t.expose('oldestAt', { type: 'DateTime', nullable: true }),
    retried: t.field({
      type: [RetriedJobsObject],
      description: 'Waiting jobs whose last attempt failed.',
      resolve: ({ retried }) => [...retried],
    }),
    failed: t.exposeInt('failed', { description: 'Jobs that wait for an operator.' }),
    failedInDay: t.exposeInt('failedInDay', { description: 'Those that failed in the last 24 hours.' }),
  }),
});

/** The number of jobs in the outbox, and why jobs are retried. */
export const outboxStatus = defineQuery({
  name: 'outboxStatus',
  rule: operatePlatform,
  type: OutboxStatusObject,
  cost: { value: 20 },
  run: async ({ principal, transaction }) => {
    if (!isAdministrator(principal.effective)) return { failure: failure('FORBIDDEN') };
    const isWaiting = isNull(outboxJobs.deadAt);
    const [waiting] = await transaction
      .select({ count: count(), oldestAt: min(outboxJobs.createdAt) })
      .from(outboxJobs)
      .where(isWaiting);
    const retried = await transaction
      .select({
        kind: outboxJobs.kind,
        problem: sql<JobProblem>`${outboxJobs.problem}`,
        count: count(),
        oldestAt: sql<Date>`min(${outboxJobs.createdAt})`.mapWith(outboxJobs.createdAt),
      })
      .from(outboxJobs)
      .where(and(isWaiting, isNotNull(outboxJobs.problem)))
      .groupBy(outboxJobs.kind, outboxJobs.problem)
      .orderBy(desc(count()), outboxJobs.kind, outboxJobs.problem);
    const failed = await transaction.$count(outboxJobs, isNotNull(outboxJobs.deadAt));
    const failedInDay = await transaction.$count(outboxJobs, gt(outboxJobs.deadAt, sql`now() - interval '1 day'`));
    return { waiting: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null, retried, failed, failedInDay };
  },
});
