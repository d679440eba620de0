import type { ParameterValues } from '@edge-console/domain';

/** A key of an account, as Edge Intelligence knows it. */
export type SdkKey = {
  readonly value: string;
  readonly enabled: boolean;
  /** Origins of the pages that may use it; none: all. */
  readonly allowedOrigins: readonly string[];
};

/** What this API asks of the Edge Intelligence service. Every call may come twice and must come to the same. */
export type EdgeIntelligence = {
  /** Makes the account a customer, or finds that it is one; its customer id there, the same each time. */
  readonly createCustomer: (entityId: string) => Promise<string>;
  /** Replaces all keys of a customer. */
  readonly putKeys: (customerId: string, keys: readonly SdkKey[]) => Promise<void>;
  /** Replaces the values of a category of a customer; null removes the category. */
  readonly putParameters: (customerId: string, category: string, values: ParameterValues | null) => Promise<void>;
};
