import type { ParameterValues } from '@edge-console/domain';

/** An account's key in Edge Intelligence. */
export type SdkKey = {
  readonly value: string;
  readonly enabled: boolean;
  /** Origins of pages that can use it; empty for all. */
  readonly allowedOrigins: readonly string[];
};

/** The operations of the Edge Intelligence service. Every call must be idempotent. */
export type EdgeIntelligence = {
  /** Makes the account a customer if it is not one yet. Returns its customer ID. */
  readonly createCustomer: (entityId: string) => Promise<string>;
  /** Replaces all keys of a customer. */
  readonly putKeys: (customerId: string, keys: readonly SdkKey[]) => Promise<void>;
  /** Replaces a customer's values of a category; null removes the category. */
  readonly putParameters: (customerId: string, category: string, values: ParameterValues | null) => Promise<void>;
};
