import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { claimJob, finishJob, nextRunAt, postponeJob, type OutboxLane } from './queue.ts';
import type { JobHandler } from './jobHandler.ts';

type OutboxWorker = {
  /** Wakes the worker after jobs were committed. */
  wake(): void;
  /** Finishes the current job and stops. The remaining jobs wait for the next start. */
  close(): Promise<void>;
};

// Polling finds jobs from other processes on the same server, and those left by a restart.
const idleMilliseconds = 30_000;
const pauseAfterErrorMs = 1_000;
/** Maximum time that shutdown waits for the current job. */
const maxJobMilliseconds = 12_000;

/** Fails if the work takes too long. The work can still complete, because jobs are delivered at least once. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(Object.assign(new Error(`No response within ${milliseconds} ms`), { name: 'TimeoutError' })),
    milliseconds,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

type WorkerOptions = { readonly jobMilliseconds?: number; readonly lane?: OutboxLane };

/** Delivers jobs to the user pool and other services, one at a time, at least once. Never delays a response. */
export function startOutboxWorker(
  database: Database,
  deliver: JobHandler,
  logger: Logger,
  { jobMilliseconds = maxJobMilliseconds, lane = 'MAIN' }: WorkerOptions = {},
): OutboxWorker {
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

  /** Runs one job. Returns false if there was none. */
  async function runOne(): Promise<boolean> {
    const job = await database.asSystem((transaction) => claimJob(transaction, lane));
    if (!job) return false;
    try {
      const delivery = await inTime(deliver(job), jobMilliseconds);
      await database.asSystem((transaction) => finishJob(transaction, job, delivery));
    } catch (error) {
      const isDead = await database.asSystem((transaction) => postponeJob(transaction, job, error));
      const facts = { job: job.id, kind: job.kind, attempts: job.attempts, error };
      if (isDead) logger.error('An outbox job has failed and waits for an operator', facts);
      else logger.warn('An outbox job failed and will be retried', facts);
    }
    return true;
  }

  /** Runs all due jobs. Returns the milliseconds until the next one can be due. */
  async function runDue(): Promise<number> {
    try {
      while (!isStopping && (await runOne()));
      const next = await database.asSystem((transaction) => nextRunAt(transaction, lane));
      return next ? Math.min(idleMilliseconds, Math.max(0, next.getTime() - Date.now())) : idleMilliseconds;
    } catch (error) {
      logger.error('The outbox could not be read', { error });
      return pauseAfterErrorMs;
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const wait = await runDue();
      // `wake` can be called while the queue is being read.
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
