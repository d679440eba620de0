import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { claimJob, finishJob, nextRunAt, postponeJob } from './queue.ts';
import type { Deliver } from './delivery.ts';

export type OutboxWorker = {
  /** Work was committed: look now. */
  wake(): void;
  /** Finishes the job at hand and stops; what is left waits for the next start. */
  close(): Promise<void>;
};

// Work of another process on the same server, or of a restart, is found without being told.
const idleMilliseconds = 30_000;
const pauseAfterFaultMilliseconds = 1_000;

/** Carries jobs to the user pool and to others, one at a time, each at least once. Never in the way of an answer. */
export function startOutboxWorker(database: Database, deliver: Deliver, logger: Logger): OutboxWorker {
  let isStopping = false;
  let isWoken = true;
  let timer: NodeJS.Timeout | null = null;
  let endPause: (() => void) | null = null;

  function wake(): void {
    isWoken = true;
    endPause?.();
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      endPause = () => {
        if (timer) clearTimeout(timer);
        endPause = null;
        resolve();
      };
      timer = setTimeout(endPause, milliseconds);
      timer.unref();
    });
  }

  /** Whether there was a job. */
  async function runOne(): Promise<boolean> {
    const job = await database.asSystem(claimJob);
    if (!job) return false;
    try {
      const delivery = await deliver(job);
      await database.asSystem((transaction) => finishJob(transaction, job, delivery));
    } catch (error) {
      logger.warn('A job of the outbox failed and will be repeated', {
        job: job.id,
        kind: job.kind,
        attempts: job.attempts,
        error,
      });
      await database.asSystem((transaction) => postponeJob(transaction, job, error));
    }
    return true;
  }

  /** Runs what is due; milliseconds until there may be more. */
  async function runDue(): Promise<number> {
    try {
      while (!isStopping && (await runOne()));
      const next = await database.asSystem(nextRunAt);
      return next ? Math.min(idleMilliseconds, Math.max(0, next.getTime() - Date.now())) : idleMilliseconds;
    } catch (error) {
      logger.error('The outbox could not be read', { error });
      return pauseAfterFaultMilliseconds;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const wait = await runDue();
      // `wake` may have been called while the queue was read.
      if (!isWoken && !isStopping) await pause(wait);
    }
  }

  const running = run();
  return {
    wake,
    close() {
      isStopping = true;
      wake();
      return running;
    },
  };
}
