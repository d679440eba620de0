import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { taskDuration } from '../metrics.ts';

/** Scheduled work, not triggered by a request. Runs as the system; several processes can run it concurrently. */
export type ScheduledTask = {
  readonly name: string;
  /** Returns true to run again in another transaction, for work in small parts. */
  readonly run: (transaction: Transaction) => Promise<boolean | void>;
};

type Scheduler = {
  /** Waits for the current task and stops. */
  close(): Promise<void>;
};

const intervalMilliseconds = 60_000;

/** Runs every task immediately and then every minute, each in its own transactions. `onRun`: the outbox may have new jobs. */
export function startScheduler(
  database: Pick<Database, 'asSystem'>,
  tasks: readonly ScheduledTask[],
  logger: Logger,
  onRun: () => void,
): Scheduler {
  let isClosed = false;
  let running = Promise.resolve();

  async function runAll(): Promise<void> {
    for (const { name, run } of tasks) {
      if (isClosed) return;
      const end = taskDuration.startTimer({ task: name });
      try {
        while ((await database.asSystem(run)) && !isClosed);
        end({ outcome: 'ok' });
      } catch (error) {
        end({ outcome: 'failed' });
        logger.error('A scheduled task failed and runs again in a minute', { task: name, error });
      }
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
