import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../logger.ts';

/** What is done as the system once an answer is out, so that its time tells nothing of what was found. */
export type AfterResponse = {
  add(work: (transaction: Transaction) => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settle(): Promise<void>;
};

/**
 * One piece of work after the other, each in a transaction of its own. What a crash takes away, somebody asks for again:
 * for everything else there is the outbox.
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
