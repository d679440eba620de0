import { useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import type { Document } from '../../api/graphql.ts';
import { createMutationRunner, type MutationResult } from '../../api/mutation.ts';

type Run = (document: Document<unknown, unknown>, variables: unknown) => Promise<MutationResult<unknown>>;

/** Runs mutations chosen at call time, each with its own idempotency keys. */
export function useMutations(): Run {
  const { client } = useQueryClient();
  const [runners] = useState(() => new Map<unknown, ReturnType<typeof createMutationRunner<unknown, unknown>>>());
  return (document, variables) => {
    const runner = runners.get(document) ?? createMutationRunner(client, document, () => crypto.randomUUID());
    runners.set(document, runner);
    return runner(variables);
  };
}
