import type { Mail, OutboxJobRow } from '../database/schema.ts';

/** What a job learned that the database should know. */
export type Delivery = {
  /** The pool's own id of a new user. */
  readonly sub: string | null;
  /** The customer id that Edge Intelligence gave a new account. */
  readonly eiCustomerId: string | null;
  /** What somebody is to be told of it. */
  readonly mail: Mail | null;
};
export type Deliver = (job: Pick<OutboxJobRow, 'kind' | 'payload'>) => Promise<Delivery>;

export const nothingLearned: Delivery = { sub: null, eiCustomerId: null, mail: null };
