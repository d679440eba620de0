import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import type { Document, Given } from './graphql.ts';

/** A rule of the business that stands against the change; `field` is the path of the input, null for the whole form. */
export type UserError = { code: string; field: string[] | null; message: string; details: unknown };

export type MutationResult<Result> =
  | { kind: 'done'; data: Result }
  | { kind: 'refused'; userErrors: UserError[]; data: Result }
  /** Nothing is known to have happened. The same input again goes out under the same idempotency key. */
  | { kind: 'failed'; error: DataError };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The `userErrors` of every payload in an answer. */
export function userErrorsOf(data: unknown): UserError[] {
  const payloads = isRecord(data) ? Object.values(data) : [];
  return payloads.flatMap((payload) => {
    const errors = isRecord(payload) ? payload['userErrors'] : undefined;
    if (!Array.isArray(errors)) return [];
    return errors.filter(isRecord).map((error) => ({
      code: typeof error['code'] === 'string' ? error['code'] : '',
      field: Array.isArray(error['field']) ? error['field'].map(String) : null,
      message: typeof error['message'] === 'string' ? error['message'] : '',
      details: error['details'] ?? null,
    }));
  });
}

/**
 * Sends one mutation, again and again if need be, so that one submit changes one thing: while it is unknown whether the
 * last try arrived, the same variables keep their idempotency key.
 */
export function createMutationRunner<Result, Variables>(
  client: Pick<GraphQLClient, 'request'>,
  document: Document<Result, Variables>,
  newId: () => string,
) {
  let unanswered: { key: string; body: string } | null = null;
  return async (variables: Given<Variables>, signal?: AbortSignal): Promise<MutationResult<Result>> => {
    const body = JSON.stringify(variables);
    const key = unanswered?.body === body ? unanswered.key : newId();
    unanswered = { key, body };
    const result = await client.request(document, variables, { idempotencyKey: key, ...(signal && { signal }) });
    if (!result.ok) return { kind: 'failed', error: result.error };
    unanswered = null;
    const userErrors = userErrorsOf(result.value);
    if (userErrors.length > 0) return { kind: 'refused', userErrors, data: result.value };
    return { kind: 'done', data: result.value };
  };
}
