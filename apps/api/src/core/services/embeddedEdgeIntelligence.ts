import type { ParameterValues } from '@edge-console/domain';
import type { EdgeIntelligence, SdkKey } from './edgeIntelligence.ts';

/** An in-memory Edge Intelligence for local use. Customer IDs are derived from account IDs. */
type EmbeddedEdgeIntelligence = EdgeIntelligence & {
  readonly keysOf: (customerId: string) => readonly SdkKey[];
  readonly parametersOf: (customerId: string, category: string) => ParameterValues | undefined;
};

export function embeddedEdgeIntelligence(): EmbeddedEdgeIntelligence {
  const keys = new Map<string, readonly SdkKey[]>();
  const parameters = new Map<string, ParameterValues>();
  const keyOf = (customerId: string, category: string): string => JSON.stringify([customerId, category]);
  return {
    createCustomer: async (entityId) => `ei-${(Number.parseInt(entityId.slice(0, 8), 16) % 900_000) + 100_000}`,
    putKeys: async (customerId, given) => void keys.set(customerId, given),
    putParameters: async (customerId, category, values) => {
      if (values) parameters.set(keyOf(customerId, category), values);
      else parameters.delete(keyOf(customerId, category));
    },
    parametersOf: (customerId, category) => parameters.get(keyOf(customerId, category)),
    keysOf: (customerId) => keys.get(customerId) ?? [],
  };
}
