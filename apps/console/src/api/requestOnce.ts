import type { DataError } from './dataError.ts';
import { type Document, type Given } from './graphql.ts';
import { readAnswer } from './readAnswer.ts';
import { requestBody, requestHeaders } from './requestBody.ts';
import { failure, type Result } from './result.ts';

/** Sends an operation once, without the session and its client. `token`: an access token, null for a guest. Never rejects. */
export async function requestOnce<Value, Variables>(
  endpoint: string,
  document: Document<Value, Variables>,
  variables: Given<Variables>,
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
    const answer = { status: response.status, body: await response.json(), retryAfter: null };
    return readAnswer(answer, requestId, Date.now()) as Result<Value, DataError>;
  } catch {
    return failure({ kind: 'network', code: 'NETWORK', requestId });
  }
}
