import { useState } from 'react';
import type { DataError } from './dataError.ts';
import { useData } from './DataProvider.tsx';
import type { Document, Given } from './graphql.ts';
import { createMutationRunner, type MutationResult } from './mutation.ts';

export type Mutation<Result, Variables> = {
  /** Never rejects. A signal gives the call up; whether the change was made is then unknown. */
  run: (variables: Given<Variables>, signal?: AbortSignal) => Promise<MutationResult<Result>>;
  isRunning: boolean;
  /** Why the last run failed; undefined while another one is under way or after one that came through. */
  error: DataError | undefined;
};

/**
 * A change. `refreshes`: queries to ask again once it is done; the screen is not kept waiting for them.
 */
export function useMutation<Result, Variables>(
  document: Document<Result, Variables>,
  { refreshes = [] }: { refreshes?: readonly Document<unknown, never>[] } = {},
): Mutation<Result, Variables> {
  const data = useData();
  const [runningCount, setRunningCount] = useState(0);
  const [error, setError] = useState<DataError>();
  const [send] = useState(() => createMutationRunner(data.client, document, () => crypto.randomUUID()));
  return {
    async run(variables, signal) {
      setRunningCount((count) => count + 1);
      setError(undefined);
      const result = await send(variables, signal);
      setRunningCount((count) => count - 1);
      if (result.kind === 'failed') setError(result.error);
      if (result.kind === 'done' && refreshes.length > 0) void data.refresh(...refreshes).catch(() => undefined);
      return result;
    },
    isRunning: runningCount > 0,
    error,
  };
}
