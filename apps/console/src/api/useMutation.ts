import { useState } from 'react';
import type { DataError } from './dataError.ts';
import { useQueryClient } from './QueryClientProvider.tsx';
import type { Document, VariablesInput } from './graphql.ts';
import { createMutationRunner, type MutationResult } from './mutation.ts';

export type Mutation<Result, Variables> = {
  /** Never rejects. After an abort, it is unknown whether the change was made. */
  run: (variables: VariablesInput<Variables>, signal?: AbortSignal) => Promise<MutationResult<Result>>;
  isRunning: boolean;
  /** Error of the last run; undefined while one is running or after a success. */
  error: DataError | undefined;
};

/** A mutation. `refetchQueries` are revalidated in the background after a success. */
export function useMutation<Result, Variables>(
  document: Document<Result, Variables>,
  { refetchQueries = [] }: { refetchQueries?: readonly Document<unknown, never>[] } = {},
): Mutation<Result, Variables> {
  const queryClient = useQueryClient();
  const [runningCount, setRunningCount] = useState(0);
  const [error, setError] = useState<DataError>();
  const [send] = useState(() => createMutationRunner(queryClient.client, document, () => crypto.randomUUID()));
  return {
    async run(variables, signal) {
      setRunningCount((count) => count + 1);
      setError(undefined);
      const result = await send(variables, signal);
      setRunningCount((count) => count - 1);
      if (result.kind === 'failed') setError(result.error);
      if (result.kind === 'done' && refetchQueries.length > 0)
        void queryClient.refetchQueries(...refetchQueries).catch(() => undefined);
      return result;
    },
    isRunning: runningCount > 0,
    error,
  };
}
