import type { Transaction } from '../database/database.ts';
import type { Mail, OutboxJobRow } from '../database/schema.ts';

/** The result of a job, to be written to the database. */
export type JobResult = {
  /** The pool's own id of a new user. */
  readonly sub: string | null;
  /** The customer id that Edge Intelligence gave a new account. */
  readonly eiCustomerId: string | null;
  /** What else is to be written, in the transaction that ends the job. */
  readonly write: ((transaction: Transaction) => Promise<void>) | null;
  /** A mail that follows from it. */
  readonly mail: Mail | null;
};
export type JobHandler = (job: Pick<OutboxJobRow, 'entityId' | 'kind' | 'payload'>) => Promise<JobResult>;

export const emptyResult: JobResult = { sub: null, eiCustomerId: null, write: null, mail: null };
