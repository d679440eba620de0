import type { EdgeIntelligence, SdkKey } from './edgeIntelligence.ts';

/** Stands for Edge Intelligence where there is no cloud: in memory, with customer ids that follow from the account's. */
export type EmbeddedEdgeIntelligence = EdgeIntelligence & {
  readonly keysOf: (customerId: string) => readonly SdkKey[];
};

export function embeddedEdgeIntelligence(): EmbeddedEdgeIntelligence {
  const keys = new Map<string, readonly SdkKey[]>();
  return {
    createCustomer: async (entityId) => `ei-${(Number.parseInt(entityId.slice(0, 8), 16) % 900_000) + 100_000}`,
    putKeys: async (customerId, given) => void keys.set(customerId, given),
    keysOf: (customerId) => keys.get(customerId) ?? [],
  };
}
