import type { Transaction } from '../database/database.ts';
import type { SignOutOfPool } from '../identity/signOutOfPool.ts';
import type { CallerByKind, Principal, PrincipalEntity } from '../policy/principal.ts';
import type { AuthRule, OperationKind } from '../policy/rules.ts';
import type { AfterResponse } from './afterResponse.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { Loaders } from './loaders.ts';

/** What is the same for every request. */
export type ApiSettings = {
  /** Where an account may live. */
  readonly regions: readonly string[];
  /** Where people open the console, for links in mails. */
  readonly consoleOrigin: string;
  /** Whether the user pool lets people have a second factor. */
  readonly isFactorOffered: boolean;
  readonly signOutOfPool: SignOutOfPool;
  readonly rates: RateLimiter;
  readonly afterResponse: Pick<AfterResponse, 'add'>;
};

/** What a mutation gets that prepares outside the request's transaction. */
export type PreparationContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly requestId: string;
  /** Reads as the caller, in a short transaction of its own. */
  readonly inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

/** The same for mutations of people with an entity. */
export type SignedInPreparation = PreparationContext & { readonly principal: Principal };

/** What came of preparing each mutation of an operation, by response key. */
export type Prepared = ReadonlyMap<string, { readonly value: unknown } | { readonly error: unknown }>;

/** What every resolver gets. One per request; the transaction ends with it. */
export type RequestContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly transaction: Transaction;
  readonly load: Loaders;
  readonly requestId: string;
  readonly ip: string | null;
  readonly idempotencyKey: string | null;
  readonly prepared: Prepared;
};

/**
 * The context of an operation that the policy has let pass, and that is for people with an entity. `operation` is the one
 * that was asked for: its rule is held against the objects it is used on.
 */
export type SignedInContext = RequestContext & {
  readonly principal: Principal;
  readonly operation: { readonly kind: OperationKind; readonly rule: AuthRule };
};

/** The context of a query that API tokens may use, too: it reads as `entity`, and there may be no person. */
export type ReaderContext = RequestContext & {
  readonly entity: PrincipalEntity;
  readonly operation: SignedInContext['operation'];
};
