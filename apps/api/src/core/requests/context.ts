import type { Transaction } from '../database/database.ts';
import type { AccessToken } from '../identity/accessToken.ts';
import type { ChangePoolEmail } from '../identity/changePoolEmail.ts';
import type { PoolMfa } from '../identity/poolMfa.ts';
import type { SignOutOfPool } from '../identity/signOutOfPool.ts';
import type { CallerByKind, Principal, PrincipalEntity } from '../policy/principal.ts';
import type { AuthRule, OperationKind } from '../policy/rules.ts';
import type { MeasurementStore } from '../services/measurements.ts';
import type { ManifestNetwork } from '../services/manifestNetwork.ts';
import type { DomainHosting } from '../services/domainHosting.ts';
import type { ScanForMalware } from '../services/malwareScan.ts';
import type { ObjectStorage } from '../services/objectStorage.ts';
import type { AfterResponse } from './afterResponse.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** Services and settings of the process, the same for every request. */
export type ApiSettings = {
  /** Regions that an account may choose. */
  readonly regions: readonly string[];
  /** Origin of the console, for links in mails. */
  readonly consoleOrigin: string;
  /** Where reported issues are mailed. */
  readonly supportAddress: string;
  /** Origin of the steering service, which players ask. */
  readonly steeringOrigin: string;
  /** Origin of the charts host, which shows dashboards in frames. */
  readonly chartsOrigin: string;
  /** Where what players measure is kept. */
  readonly measurements: MeasurementStore;
  /** Where pictures are kept. */
  readonly storage: ObjectStorage;
  /** What is asked of each file that is uploaded, before it is kept. */
  readonly scanForMalware: ScanForMalware;
  /** Providers that people may sign in with on the console's own host. */
  readonly socialProviders: readonly string[];
  /** How manifests of customers are reached. */
  readonly manifestNetwork: ManifestNetwork;
  /** Certificates and addresses of custom domains. */
  readonly domainHosting: DomainHosting;
  /** Whether the user pool supports a second factor. */
  readonly isMfaOffered: boolean;
  readonly signOutOfPool: SignOutOfPool;
  readonly changePoolEmail: ChangePoolEmail;
  readonly mfa: PoolMfa;
  /** The claims of an access token that the pool has signed, however long ago; null for any other text. */
  readonly readAnyAge: (accessToken: string) => Promise<Pick<AccessToken, 'originJti'> | null>;
  readonly rates: RateLimiter;
  readonly afterResponse: Pick<AfterResponse, 'add'>;
};

/** Context of a mutation's `prepare`, outside the request's transaction. */
export type PreparationContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly requestId: string;
  /** The user's own token, for calls to the pool that need it; empty for everybody else. */
  readonly accessToken: string;
  /** Reads as the caller, in a short transaction of its own. */
  readonly inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

/** The same for mutations of users. */
export type SignedInPreparation = PreparationContext & { readonly principal: Principal };

/** Results of `prepare`, by response key. */
export type Prepared = ReadonlyMap<string, { readonly value: unknown } | { readonly error: unknown }>;

/** The context of every resolver. One per request; the transaction ends with it. */
export type RequestContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly transaction: Transaction;
  readonly requestId: string;
  readonly ip: string | null;
  /** Origin of the console's page that asks, checked; null for callers that are no page. */
  readonly origin: string | null;
  readonly idempotencyKey: string | null;
  readonly prepared: Prepared;
};

/**
 * The context of an authorized operation for users. `operation` is the one
 * that runs: its rule is checked against its target objects.
 */
export type SignedInContext = RequestContext & {
  readonly principal: Principal;
  readonly operation: { readonly kind: OperationKind; readonly rule: AuthRule };
};

/** The context of a query that API tokens may use, too: it reads as `entity`, and there may be no user. */
export type ReaderContext = RequestContext & {
  readonly entity: PrincipalEntity;
  readonly operation: SignedInContext['operation'];
};
