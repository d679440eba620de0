import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { taskRuns, type TaskRunRow } from '../database/schema.ts';

/** Stores the last run of a task, for operators. Keeps when it last succeeded. */
export async function recordTaskRun(transaction: Transaction, run: Omit<TaskRunRow, 'succeededAt'>): Promise<void> {
  const { name, ...values } = run;
  const succeededAt = run.succeeded ? { succeededAt: run.startedAt } : {};
  await transaction
    .insert(taskRuns)
    .values({ name, ...values, ...succeededAt })
    .onConflictDoUpdate({
      target: taskRuns.name,
      set: { ...values, ...succeededAt },
      // The processes run the same tasks.
      setWhere: sql`${taskRuns.startedAt} <= ${run.startedAt.toISOString()}::timestamptz`,
    });
}
