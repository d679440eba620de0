import type { Transaction } from '../database/database.ts';
import type { AccessToken } from '../identity/accessToken.ts';
import type { ChangePoolEmail } from '../identity/changePoolEmail.ts';
import type { PoolMfa } from '../identity/poolMfa.ts';
import type { PoolPasskeys } from '../identity/poolPasskeys.ts';
import type { PoolProviderLinks } from '../identity/poolProviderLinks.ts';
import type { SignOutOfPool } from '../identity/signOutOfPool.ts';
import type { CallerByKind, Principal, PrincipalEntity } from '../policy/principal.ts';
import type { AuthRule, OperationKind } from '../policy/rules.ts';
import type { MeasurementStore } from '../services/measurements.ts';
import type { OutboundNetwork } from '../services/outboundNetwork.ts';
import type { DomainHosting } from '../services/domainHosting.ts';
import type { ScanForMalware } from '../services/malwareScan.ts';
import type { ObjectStorage } from '../services/objectStorage.ts';
import type { AfterResponse } from './afterResponse.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** Services and settings of the process, shared by all requests. */
export type ApiSettings = {
  /** Regions that an account can choose. */
  readonly regions: readonly string[];
  /** The console's origin, for links in mails. */
  readonly consoleOrigin: string;
  /** The email address for reported issues. */
  readonly supportAddress: string;
  /** The origin of the steering service, for players. */
  readonly steeringOrigin: string;
  /** The origin of the charts host for embedded dashboards. */
  readonly chartsOrigin: string;
  /** Storage of player data. */
  readonly measurements: MeasurementStore;
  /** Storage of images. */
  readonly storage: ObjectStorage;
  /** Scans each uploaded file before it is stored. */
  readonly scanForMalware: ScanForMalware;
  /** Sign-in providers on the console's own host. */
  readonly socialProviders: readonly string[];
  /** Network access to the URLs that customers enter: manifests and webhooks. */
  readonly outboundNetwork: OutboundNetwork;
  /** Certificates and hosting of custom domains. */
  readonly domainHosting: DomainHosting;
  /** Whether the user pool supports MFA. */
  readonly isMfaOffered: boolean;
  readonly signOutOfPool: SignOutOfPool;
  readonly changePoolEmail: ChangePoolEmail;
  readonly mfa: PoolMfa;
  readonly passkeys: PoolPasskeys;
  readonly providerLinks: PoolProviderLinks;
  /** The claims of an access token signed by the pool, even if expired; null for any other text. */
  readonly readAnyAge: (accessToken: string) => Promise<Pick<AccessToken, 'originJti'> | null>;
  readonly rates: RateLimiter;
  readonly afterResponse: Pick<AfterResponse, 'add'>;
};

/** The context of a mutation's `prepare`, outside the request's transaction. */
export type PreparationContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly requestId: string;
  readonly ip: string | null;
  readonly idempotencyKey: string | null;
  /** The user's own token, for pool calls that need it; empty for other callers. */
  readonly accessToken: string;
  /** Reads as the caller, in a separate short transaction. */
  readonly inTransaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

/** The preparation context of a signed-in user's mutation. */
export type SignedInPreparation = PreparationContext & { readonly principal: Principal };

/** Results of `prepare`, by response key. */
export type Prepared = ReadonlyMap<string, { readonly value: unknown } | { readonly error: unknown }>;

/** The context of every resolver, one per request. The transaction ends with it. */
export type RequestContext = CallerByKind & {
  readonly settings: ApiSettings;
  readonly transaction: Transaction;
  readonly requestId: string;
  readonly ip: string | null;
  /** The verified origin of the requesting console page; null for other callers. */
  readonly origin: string | null;
  readonly idempotencyKey: string | null;
  readonly prepared: Prepared;
};

/** The context of an authorized operation for users. The rule of the current `operation` is checked against its target objects. */
export type SignedInContext = RequestContext & {
  readonly principal: Principal;
  readonly operation: { readonly kind: OperationKind; readonly rule: AuthRule };
};

/** The context of a query that API tokens can also use. It reads as `entity`, and may have no user. */
export type ReaderContext = RequestContext & {
  readonly entity: PrincipalEntity;
  readonly operation: SignedInContext['operation'];
};
