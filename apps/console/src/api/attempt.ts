import { attemptTimeout, type ClientOptions } from './clientOptions.ts';
import type { DataError } from './dataError.ts';
import { readResponse } from './readResponse.ts';
import { failure, type Result } from './result.ts';
import { readMfaRequirement } from './mfaRequirement.ts';

export type Attempt = { result: Result<unknown, DataError>; status?: number };

/** Undefined for a body that is not JSON. A truncated body is a network error. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function verdict({ result, status }: Attempt): 'good' | 'bad' | 'unknown' {
  if (status !== undefined) return status >= 500 ? 'bad' : 'good';
  return !result.ok && result.error.code === 'TIMEOUT' ? 'bad' : 'unknown';
}

/** Sends a request once. Never rejects. */
export function createAttempt(options: ClientOptions) {
  async function send(
    body: string,
    headers: Record<string, string>,
    requestId: string,
    signal: AbortSignal | undefined,
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
      const reply = {
        status: response.status,
        body: await bodyOf(response),
        retryAfter: response.headers.get('retry-after'),
      };
      const time = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(time)) options.onTime(time);
      const requirement = readMfaRequirement(reply.body);
      if (requirement !== undefined) options.onMfaRequirement(requirement);
      return { result: readResponse(reply, requestId, options.now()), status: response.status };
    } catch {
      if (signal?.aborted) return { result: failure({ kind: 'network', code: 'ABORTED', requestId, isAborted: true }) };
      const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
      return { result: failure({ kind: 'network', code, requestId }) };
    }
  }

  return async (...request: Parameters<typeof send>): Promise<Attempt> => {
    const requestId = request[2];
    const pass = await options.circuit.enter();
    if (!pass) return { result: failure({ kind: 'server', code: 'CIRCUIT_OPEN', requestId }) };
    const attempt = await send(...request);
    options.circuit.leave(verdict(attempt), pass);
    return attempt;
  };
}
