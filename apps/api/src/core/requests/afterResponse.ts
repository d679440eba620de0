import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../logger.ts';

/** Runs work as the system after the response, so that the response time reveals nothing (timing attack). */
export type AfterResponse = {
  add(work: (transaction: Transaction) => Promise<void>): void;
  /** Resolves when the queue is empty. */
  settle(): Promise<void>;
};

/**
 * Runs one piece of work at a time, each in its own transaction. A crash loses it, and users repeat their request. Work that must not be
 * lost belongs in the outbox.
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
        .catch((error: unknown) => logger.error('A task after a response failed', { error }));
    },
    settle: () => last,
  };
}
