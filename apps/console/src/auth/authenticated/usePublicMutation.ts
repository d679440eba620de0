import { useState } from 'react';
import { useAuthenticatedContextLoader } from './authenticatedContext.ts';
import type { DataError } from '../../api/dataError.ts';
import { type Document, type VariablesInput } from '../../api/graphql.ts';
import { failure, type Result } from '../../api/result.ts';

/** A public mutation, for pages of guests: sent without a token; the client's code is loaded when it is used. */
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
