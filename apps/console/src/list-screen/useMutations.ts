import { useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import type { Document } from '../data/graphql.ts';
import { createMutationRunner, type MutationResult } from '../data/mutation.ts';

type Run = (document: Document<unknown, unknown>, variables: unknown) => Promise<MutationResult<unknown>>;

/** Runs mutations that are only known when somebody asks for them; each keeps its own idempotency keys. */
export function useMutations(): Run {
  const { client } = useData();
  const [runners] = useState(() => new Map<unknown, ReturnType<typeof createMutationRunner<unknown, unknown>>>());
  return (document, variables) => {
    const runner = runners.get(document) ?? createMutationRunner(client, document, () => crypto.randomUUID());
    runners.set(document, runner);
    return runner(variables);
  };
}
