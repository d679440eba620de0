import { and, count, eq, isNotNull, isNull, min } from 'drizzle-orm';
import type { ServerDatabase } from './core/database/openPostgres.ts';
import { alertRules, entities, outboxJobs } from './core/database/schema.ts';
import * as metrics from './core/metrics.ts';

const secondsSince = (at: Date | null | undefined): number =>
  at ? Math.max(0, (Date.now() - at.getTime()) / 1000) : 0;

/** Measures the state of the database and its queues. */
export async function collectMetrics(database: ServerDatabase): Promise<void> {
  const { total, idle, waiting } = database.connectionCounts();
  metrics.connections.set({ state: 'busy' }, total - idle);
  metrics.connections.set({ state: 'idle' }, idle);
  metrics.connections.set({ state: 'waiting' }, waiting);
  await database.asSystem(async (transaction) => {
    const [pending] = await transaction
      .select({ jobs: count(), since: min(outboxJobs.createdAt) })
      .from(outboxJobs)
      .where(isNull(outboxJobs.deadAt));
    metrics.outboxJobs.set({ state: 'pending' }, pending?.jobs ?? 0);
    metrics.outboxAge.set(secondsSince(pending?.since));
    metrics.outboxJobs.set({ state: 'dead' }, await transaction.$count(outboxJobs, isNotNull(outboxJobs.deadAt)));
    const [rule] = await transaction
      .select({ evaluatedAt: min(alertRules.evaluatedMinute) })
      .from(alertRules)
      .innerJoin(entities, eq(entities.id, alertRules.entityId))
      .where(and(eq(alertRules.enabled, true), eq(entities.active, true)));
    metrics.alertEvaluationAge.set(secondsSince(rule?.evaluatedAt));
  });
}
