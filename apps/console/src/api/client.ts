import { createAttempt } from './attempt.ts';
import { attemptTimeout, type ClientOptions } from './clientOptions.ts';
import type { DataError } from './dataError.ts';
import { type Document, type VariablesInput, isMutation, sourceOf } from './graphql.ts';
import { requestBody, requestHeaders } from './requestBody.ts';
import { failure, type Result, success } from './result.ts';
import { isWorthRetrying, maxRetries, retryDelay } from './retry.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Sent without a token. */
  isPublic?: boolean;
};

export type GraphQLClient = {
  /** Never rejects. A mutation without an idempotency key is not retried. */
  request: <Value, Variables>(
    document: Document<Value, Variables>,
    variables: VariablesInput<Variables>,
    options?: RequestOptions,
  ) => Promise<Result<Value, DataError>>;
};

/** Ways to recover a rejected call. Each is used at most once. */
type AuthRecovery = 'refresh' | 'stepUp' | 'mfa' | 'clock';

const isDisabled = (code: string) => code === 'USER_INACTIVE' || code === 'ENTITY_INACTIVE';

function authRecoveryFor({ kind, code }: DataError, isChange: boolean): AuthRecovery | null {
  if (kind === 'skew') return 'clock';
  // The page refetches queries itself.
  if (code === 'SECOND_FACTOR') return isChange ? 'mfa' : null;
  if (kind !== 'auth' || code === 'ACTING_ENDED' || isDisabled(code)) return null;
  return code === 'STEP_UP_REQUIRED' ? 'stepUp' : 'refresh';
}

export function createGraphQLClient(options: ClientOptions): GraphQLClient {
  const { tokens, connection } = options;
  const attempt = createAttempt(options);

  /** Waits before a retry; false if the call was aborted or the connection was not restored. */
  async function waitForRetry(error: DataError, retry: number, signal?: AbortSignal): Promise<boolean> {
    if (!connection.isOnline()) {
      const limit = AbortSignal.timeout(attemptTimeout);
      await connection.whenOnline(signal ? AbortSignal.any([signal, limit]) : limit);
      if (!connection.isOnline()) return false;
    } else {
      await options.wait(retryDelay(retry, options.random(), error.retryAfterMs), signal);
    }
    return !signal?.aborted;
  }

  /** The token for the next attempt; null without a session, undefined if the identity service cannot be reached. */
  async function recover(
    recovery: AuthRecovery,
    token: string,
    { code }: DataError,
  ): Promise<string | null | undefined> {
    if (recovery === 'refresh') return tokens.refreshedToken(token, code);
    // `clock`: the response has corrected the clock, so an expired token is now refreshed.
    if (recovery === 'stepUp' && !(await tokens.reauthenticate())) return null;
    if (recovery === 'mfa' && !(await tokens.setUpMfa())) return null;
    return tokens.accessToken();
  }

  let isTooOld = false;

  async function request(
    body: string,
    isChange: boolean,
    { signal, idempotencyKey, isPublic = false }: RequestOptions,
  ): Promise<Result<unknown, DataError>> {
    const requestId = options.newId();
    const canRetry = !isChange || idempotencyKey !== undefined;
    if (isTooOld) return failure({ kind: 'tooOld', code: 'CLIENT_TOO_OLD', requestId });
    const unreachable = failure<DataError>({ kind: 'network', code: 'NETWORK', requestId });
    let token = isPublic ? null : await tokens.accessToken();
    if (token === undefined) return unreachable;
    if (token === null && !isPublic) return failure({ kind: 'auth', code: 'NO_SESSION', requestId });
    const actAs = isPublic ? null : options.actAs;
    const applied = new Set<AuthRecovery>();
    options.budget.countRequest();
    for (let retry = 0; ;) {
      const signInMethod = isPublic ? null : options.signInMethod();
      const { version } = options;
      const headers = requestHeaders({ requestId, version, token, idempotencyKey, actAs, signInMethod });
      const { result, status } = await attempt(body, headers, requestId, signal);
      if (result.ok) return result;
      if (result.error.code === 'ACTING_ENDED') return options.onActingEnded();
      const recovery = token === null ? null : authRecoveryFor(result.error, isChange);
      if (token !== null && recovery && !applied.has(recovery)) {
        applied.add(recovery);
        const renewed = await recover(recovery, token, result.error);
        if (renewed === undefined) return unreachable;
        if (renewed === null || signal?.aborted) return result;
        // A rejected call has changed nothing, so it is safe to send again even without an idempotency key.
        token = renewed;
        continue;
      }
      if (recovery === 'refresh' || isDisabled(result.error.code)) tokens.end(result.error.code);
      if (result.error.kind === 'forbidden') options.onForbidden();
      if (result.error.kind === 'tooOld') {
        isTooOld = true;
        options.onTooOld();
      }
      retry += 1;
      if (!canRetry || retry > maxRetries || !isWorthRetrying(result.error, status)) return result;
      if (!options.budget.takeRetry() || !(await waitForRetry(result.error, retry, signal))) return result;
    }
  }

  return {
    async request<Value, Variables>(
      document: Document<Value, Variables>,
      variables: VariablesInput<Variables>,
      requestOptions = {},
    ) {
      const isChange = isMutation(sourceOf(document));
      const result = await request(requestBody(document, variables), isChange, requestOptions);
      // The document's type comes from the API's schema, which the API's tests verify.
      return result.ok ? success(result.value as Value) : result;
    },
  };
}
