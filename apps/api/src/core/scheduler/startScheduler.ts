import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { taskDuration } from '../metrics.ts';

/** Scheduled work, not triggered by a request. Runs as the system; several processes can run it concurrently. */
export type ScheduledTask = {
  readonly name: string;
  /** Returns true to run again in another transaction, for work in small parts. */
  readonly run: (transaction: Transaction) => Promise<boolean | void>;
};

/** A finished run of a task. */
export type TaskRun = {
  readonly name: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly succeeded: boolean;
};

type Scheduler = {
  /** Waits for the current task and stops. */
  close(): Promise<void>;
};

export const intervalMilliseconds = 60_000;

/**
 * Runs every task immediately and then every minute, each in its own transactions. `record` stores each run. `onRun`: the outbox may have
 * new jobs.
 */
export function startScheduler(
  database: Pick<Database, 'asSystem'>,
  tasks: readonly ScheduledTask[],
  logger: Logger,
  record: (transaction: Transaction, run: TaskRun) => Promise<void>,
  onRun: () => void,
): Scheduler {
  let isClosed = false;
  let running = Promise.resolve();

  async function runAll(): Promise<void> {
    for (const { name, run } of tasks) {
      if (isClosed) return;
      const end = taskDuration.startTimer({ task: name });
      const startedAt = new Date();
      const start = performance.now();
      let succeeded = true;
      try {
        while ((await database.asSystem(run)) && !isClosed);
      } catch (error) {
        succeeded = false;
        logger.error('A scheduled task failed and runs again in a minute', { task: name, error });
      }
      end({ outcome: succeeded ? 'ok' : 'failed' });
      const durationMs = Math.round(performance.now() - start);
      await database
        .asSystem((transaction) => record(transaction, { name, startedAt, durationMs, succeeded }))
        .catch((error: unknown) => logger.warn('The run of a task could not be recorded', { task: name, error }));
    }
    onRun();
  }

  const start = (): void => {
    running = running.then(runAll);
  };
  start();
  const timer = setInterval(start, intervalMilliseconds);
  timer.unref();
  return {
    close() {
      isClosed = true;
      clearInterval(timer);
      return running;
    },
  };
}
