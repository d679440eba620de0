import type { DataError } from './dataError.ts';
import { type Document, type Given, isMutation, sourceOf } from './graphql.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import { failure, type Result, success } from './result.ts';
import { isWorthRetrying, maximumRetries, retryDelay } from './retry.ts';
import type { RetryBudget } from './retryBudget.ts';

/**
 * What the client asks of the session: a token that is still good, and a new one when the API did not accept it. Both
 * answer null when there is no session, undefined when the identity service cannot be reached.
 */
export type TokenSource = {
  accessToken: () => Promise<string | null | undefined>;
  refreshedToken: (rejected: string, code: string) => Promise<string | null | undefined>;
  /** The API turned a fresh token away as well: there is no session any more. */
  end: (code: string) => void;
};

export type ClientOptions = {
  endpoint: string;
  version: string;
  tokens: TokenSource;
  budget: RetryBudget;
  fetch: typeof globalThis.fetch;
  now: () => number;
  random: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  connection: { isOnline(): boolean; whenOnline(signal: AbortSignal): Promise<void> };
  newId: () => string;
  /** The API refused for want of permission. */
  onForbidden: () => void;
};

export type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Asks as nobody: for what everybody may do. */
  isPublic?: boolean;
};

export type GraphQLClient = {
  /** Never rejects. A mutation without an idempotency key is sent once. */
  request: <Value, Variables>(
    document: Document<Value, Variables>,
    variables: Given<Variables>,
    options?: RequestOptions,
  ) => Promise<Result<Value, DataError>>;
};

/** Milliseconds an attempt may take; also how long a call waits for a lost connection before it gives up. */
const attemptTimeout = 10_000;

type Attempt = { result: Result<unknown, DataError>; status?: number };

export function createGraphQLClient(options: ClientOptions): GraphQLClient {
  const { tokens, connection, now } = options;

  async function send(
    body: string,
    headers: Record<string, string>,
    requestId: string,
    signal?: AbortSignal,
  ): Promise<Attempt> {
    const timeout = AbortSignal.timeout(attemptTimeout);
    try {
      const response = await options.fetch(options.endpoint, {
        method: 'POST',
        headers,
        body,
        cache: 'no-store',
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const answer: Answer = {
        status: response.status,
        body: await response.json().catch(() => undefined),
        retryAfter: response.headers.get('retry-after'),
      };
      // A body that broke off half-way is a connection that broke off, not a fault of the API.
      if (timeout.aborted || signal?.aborted) throw new DOMException('', 'AbortError');
      return { result: readAnswer(answer, requestId, now()), status: response.status };
    } catch {
      if (signal?.aborted) return { result: failure({ kind: 'network', code: 'ABORTED', requestId, isAborted: true }) };
      const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
      return { result: failure({ kind: 'network', code, requestId }) };
    }
  }

  /** Waits before a retry; false when the caller left or the connection did not come back. */
  async function mayRetry(error: DataError, retry: number, signal?: AbortSignal): Promise<boolean> {
    if (!connection.isOnline()) {
      const limit = AbortSignal.timeout(attemptTimeout);
      await connection.whenOnline(signal ? AbortSignal.any([signal, limit]) : limit);
      if (!connection.isOnline()) return false;
    } else {
      await options.wait(retryDelay(retry, options.random(), error.retryAfterMs), signal);
    }
    return !signal?.aborted;
  }

  async function request(
    source: string,
    variables: unknown,
    { signal, idempotencyKey, isPublic = false }: RequestOptions,
  ): Promise<Result<unknown, DataError>> {
    const requestId = options.newId();
    const body = JSON.stringify({ query: source, variables });
    const mayRepeat = !isMutation(source) || idempotencyKey !== undefined;
    const unreachable = failure<DataError>({ kind: 'network', code: 'NETWORK', requestId });
    let token = isPublic ? null : await tokens.accessToken();
    if (token === undefined) return unreachable;
    if (token === null && !isPublic) return failure({ kind: 'auth', code: 'UNAUTHENTICATED', requestId });
    let hasRefreshed = false;
    options.budget.countRequest();
    for (let retry = 0; ;) {
      const { result, status } = await send(
        body,
        {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'x-request-id': requestId,
          'x-client-version': options.version,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        requestId,
        signal,
      );
      if (result.ok) return result;
      const isRejected = result.error.kind === 'auth' && result.error.code !== 'STEP_UP_REQUIRED';
      if (isRejected && token !== null && !hasRefreshed) {
        hasRefreshed = true;
        const renewed = await tokens.refreshedToken(token, result.error.code);
        if (renewed === undefined) return unreachable;
        if (renewed === null) return result;
        // An API that turned the token away has not done anything: the replay is safe without an idempotency key too.
        token = renewed;
        continue;
      }
      if (isRejected && token !== null) tokens.end(result.error.code);
      if (result.error.kind === 'forbidden') options.onForbidden();
      retry += 1;
      if (!mayRepeat || retry > maximumRetries || !isWorthRetrying(result.error, status)) return result;
      if (!options.budget.takeRetry() || !(await mayRetry(result.error, retry, signal))) return result;
    }
  }

  return {
    async request<Value, Variables>(
      document: Document<Value, Variables>,
      variables: Given<Variables>,
      requestOptions = {},
    ) {
      const result = await request(sourceOf(document), variables, requestOptions);
      // The document's type promises this shape; the API's schema, from which that type comes, is tested on its side.
      return result.ok ? success(result.value as Value) : result;
    },
  };
}
