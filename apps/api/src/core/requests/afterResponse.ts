import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../logger.ts';

/** Work that is done as the system after the response, so that response time reveals nothing (timing attack). */
export type AfterResponse = {
  add(work: (transaction: Transaction) => Promise<void>): void;
  /** Resolves when the queue is empty. */
  settle(): Promise<void>;
};

/**
 * One piece of work after the other, each in a transaction of its own. A crash loses it, and people repeat their request:
 * work that must not be lost goes through the outbox.
 */
export function createAfterResponse(
  database: Pick<Database, 'asSystem'>,
  logger: Logger,
  onDone: () => void = () => undefined,
): AfterResponse {
  let last = Promise.resolve();
  return {
    add(work) {
      last = last
        .then(() => database.asSystem(work))
        .then(onDone)
        .catch((error: unknown) => logger.error('What was to be done after an answer failed', { error }));
    },
    settle: () => last,
  };
}
