import { useState } from 'react';
import { useAuthenticatedContextLoader } from './authenticatedContext.ts';
import type { DataError } from '../../api/dataError.ts';
import { type Document, type VariablesInput } from '../../api/graphql.ts';
import { failure, type Result } from '../../api/result.ts';

/** A mutation for guest pages, sent without a token. The client's code is loaded on demand. */
export function usePublicMutation<Value, Variables>(document: Document<Value, Variables>) {
  const signedIn = useAuthenticatedContextLoader();
  const [isRunning, setIsRunning] = useState(false);
  return {
    isRunning,
    /** Never rejects. */
    async run(variables: VariablesInput<Variables>): Promise<Result<Value, DataError>> {
      setIsRunning(true);
      const loaded = await signedIn.load().catch(() => null);
      const result = loaded
        ? await loaded.queryClient.client.request(document, variables, { isPublic: true })
        : failure<DataError>({ kind: 'network', code: 'NETWORK', requestId: '' });
      setIsRunning(false);
      return result;
    },
  };
}
