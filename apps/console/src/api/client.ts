import { createAttempt } from './attempt.ts';
import { attemptTimeout, type ClientOptions } from './clientOptions.ts';
import type { DataError } from './dataError.ts';
import { type Document, type Given, isMutation, sourceOf } from './graphql.ts';
import { requestBody, requestHeaders } from './requestBody.ts';
import { failure, type Result, success } from './result.ts';
import { isWorthRetrying, maxRetries, retryDelay } from './retry.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** A public call, without a token. */
  isPublic?: boolean;
};

export type GraphQLClient = {
  /** Never rejects. A mutation without an idempotency key is not retried. */
  request: <Value, Variables>(
    document: Document<Value, Variables>,
    variables: Given<Variables>,
    options?: RequestOptions,
  ) => Promise<Result<Value, DataError>>;
};

/** Recoveries of a refused call (token refresh, step-up, clock): each at most once. */
type AuthRecovery = 'refresh' | 'proof' | 'factor' | 'clock';

const isDisabled = (code: string) => code === 'USER_INACTIVE' || code === 'ENTITY_INACTIVE';

function authRecoveryFor({ kind, code }: DataError, isChange: boolean): AuthRecovery | null {
  if (kind === 'skew') return 'clock';
  // Queries are refetched by the page itself.
  if (code === 'SECOND_FACTOR') return isChange ? 'factor' : null;
  if (kind !== 'auth' || code === 'ACTING_ENDED' || isDisabled(code)) return null;
  return code === 'STEP_UP_REQUIRED' ? 'proof' : 'refresh';
}

export function createGraphQLClient(options: ClientOptions): GraphQLClient {
  const { tokens, connection } = options;
  const attempt = createAttempt(options);

  /** Waits before a retry; false when the call was aborted or the connection did not come back. */
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

  /** The token to send the call with again; null without a session, undefined when the identity service cannot be reached. */
  async function apply(remedy: AuthRecovery, token: string, { code }: DataError): Promise<string | null | undefined> {
    if (remedy === 'refresh') return tokens.refreshedToken(token, code);
    // The clock was corrected by the answer: a token that has expired by the true time is refreshed now.
    if (remedy === 'proof' && !(await tokens.reauthenticate())) return null;
    if (remedy === 'factor' && !(await tokens.setUpFactor())) return null;
    return tokens.accessToken();
  }

  let isTooOld = false;

  async function request(
    body: string,
    isChange: boolean,
    { signal, idempotencyKey, isPublic = false }: RequestOptions,
  ): Promise<Result<unknown, DataError>> {
    const requestId = options.newId();
    const mayRepeat = !isChange || idempotencyKey !== undefined;
    if (isTooOld) return failure({ kind: 'tooOld', code: 'CLIENT_TOO_OLD', requestId });
    const unreachable = failure<DataError>({ kind: 'network', code: 'NETWORK', requestId });
    let token = isPublic ? null : await tokens.accessToken();
    if (token === undefined) return unreachable;
    if (token === null && !isPublic) return failure({ kind: 'auth', code: 'NO_SESSION', requestId });
    const actAs = isPublic ? null : options.actAs;
    const applied = new Set<AuthRecovery>();
    options.budget.countRequest();
    for (let retry = 0; ;) {
      const headers = requestHeaders({ requestId, version: options.version, token, idempotencyKey, actAs });
      const { result, status } = await attempt(body, headers, requestId, signal);
      if (result.ok) return result;
      if (result.error.code === 'ACTING_ENDED') return options.onActingEnded();
      const remedy = token === null ? null : authRecoveryFor(result.error, isChange);
      if (token !== null && remedy && !applied.has(remedy)) {
        applied.add(remedy);
        const renewed = await apply(remedy, token, result.error);
        if (renewed === undefined) return unreachable;
        if (renewed === null || signal?.aborted) return result;
        // A refused call has changed nothing: sending it again is safe without an idempotency key, too.
        token = renewed;
        continue;
      }
      if (remedy === 'refresh' || isDisabled(result.error.code)) tokens.end(result.error.code);
      if (result.error.kind === 'forbidden') options.onForbidden();
      if (result.error.kind === 'tooOld') {
        isTooOld = true;
        options.onTooOld();
      }
      retry += 1;
      if (!mayRepeat || retry > maxRetries || !isWorthRetrying(result.error, status)) return result;
      if (!options.budget.takeRetry() || !(await mayRetry(result.error, retry, signal))) return result;
    }
  }

  return {
    async request<Value, Variables>(
      document: Document<Value, Variables>,
      variables: Given<Variables>,
      requestOptions = {},
    ) {
      const isChange = isMutation(sourceOf(document));
      const result = await request(requestBody(document, variables), isChange, requestOptions);
      // The document's type promises this shape; the API's schema, from which that type comes, is tested on its side.
      return result.ok ? success(result.value as Value) : result;
    },
  };
}
