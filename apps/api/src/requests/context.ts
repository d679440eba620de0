import type { Transaction } from '../database/database.ts';
import type { Principal } from '../policy/principal.ts';
import type { Loaders } from './loaders.ts';

/** What every resolver gets. One per request; the transaction ends with it. */
export type RequestContext = {
  readonly principal: Principal | null;
  readonly transaction: Transaction;
  readonly load: Loaders;
  readonly requestId: string;
  readonly ip: string | null;
  readonly idempotencyKey: string | null;
};

/** The context of an operation that the policy has let pass. */
export type SignedInContext = RequestContext & { readonly principal: Principal };
