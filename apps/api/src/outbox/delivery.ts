import type { Mail, OutboxJobRow } from '../database/schema.ts';

/** The result of a job, to be written to the database. */
export type Delivery = {
  /** The pool's own id of a new user. */
  readonly sub: string | null;
  /** The customer id that Edge Intelligence gave a new account. */
  readonly eiCustomerId: string | null;
  /** A mail that follows from it. */
  readonly mail: Mail | null;
};
export type Deliver = (job: Pick<OutboxJobRow, 'kind' | 'payload'>) => Promise<Delivery>;

export const nothingLearned: Delivery = { sub: null, eiCustomerId: null, mail: null };
