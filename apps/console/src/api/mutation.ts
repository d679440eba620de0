import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import type { Document, Given } from './graphql.ts';

/** A `userErrors` entry; `field` is the path of the input, null for the whole form. */
export type UserError = { code: string; field: string[] | null; message: string; details: unknown };

export type MutationResult<Result> =
  | { kind: 'done'; data: Result }
  | { kind: 'refused'; userErrors: UserError[]; data: Result }
  /** Unknown whether it was done. Run again with the same input, it has the same idempotency key. */
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
 * Runs one mutation so that one submit has one effect: while it is unknown whether the
 * last attempt arrived, the same variables keep their idempotency key.
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
