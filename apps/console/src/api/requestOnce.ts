import type { DataError } from './dataError.ts';
import { type Document, type VariablesInput } from './graphql.ts';
import { readResponse } from './readResponse.ts';
import { requestBody, requestHeaders } from './requestBody.ts';
import { failure, type Result } from './result.ts';

/** Sends an operation once, without the session and its client. `token` is null for a guest. Never rejects. */
export async function requestOnce<Value, Variables>(
  endpoint: string,
  document: Document<Value, Variables>,
  variables: VariablesInput<Variables>,
  token: string | null = null,
): Promise<Result<Value, DataError>> {
  const requestId = crypto.randomUUID();
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: requestHeaders({ requestId, version: __BUILD__.version, token }),
      body: requestBody(document, variables),
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    const reply = { status: response.status, body: await response.json(), retryAfter: null };
    return readResponse(reply, requestId, Date.now()) as Result<Value, DataError>;
  } catch {
    return failure({ kind: 'network', code: 'NETWORK', requestId });
  }
}
