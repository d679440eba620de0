import { type Document, type VariablesInput, sourceOf } from './graphql.ts';

/** An operation's text in a production build (`scripts/persistedOperations.ts`). */
const persisted = /^\w+ (\w+) (sha256:[0-9a-f]{64})$/;

/** The request body, with the operation's text, or in a production build its hash. */
export function requestBody<Variables>(
  document: Document<unknown, Variables>,
  variables: VariablesInput<Variables>,
): string {
  const query = sourceOf(document);
  const [, operationName, documentId] = persisted.exec(query) ?? [];
  return JSON.stringify(documentId === undefined ? { query, variables } : { operationName, documentId, variables });
}

export type HeaderOptions = {
  requestId: string;
  /** Version of the console. */
  version: string;
  /** Null: without a token. */
  token: string | null;
  idempotencyKey?: string | undefined;
  /** The secret of an acting session. @default null */
  actAs?: string | null;
  /** How the user signed in while this page was open. @default null */
  signInMethod?: string | null;
};

export function requestHeaders({
  requestId,
  version,
  token,
  idempotencyKey,
  actAs = null,
  signInMethod = null,
}: HeaderOptions): Record<string, string> {
  // The request ID, a UUID, is also the trace ID (W3C Trace Context). The console has no spans, so its parent ID is part of it.
  const traceId = requestId.replaceAll('-', '');
  return {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'x-request-id': requestId,
    traceparent: `00-${traceId}-${traceId.slice(16)}-01`,
    'x-client-version': version,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(actAs !== null && { 'x-act-as': actAs }),
    ...(signInMethod && { 'x-sign-in-method': signInMethod }),
  };
}
