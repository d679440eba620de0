import type { GraphQLClient } from './client.ts';
import type { DataError } from './dataError.ts';
import type { Document, VariablesInput } from './graphql.ts';
import { isRecord } from './readResponse.ts';

/** A `userErrors` entry; `field` is the path of the input, null for the whole form. */
export type UserError = { code: string; field: string[] | null; message: string; details: unknown };

export type MutationResult<Result> =
  | { kind: 'done'; data: Result }
  | { kind: 'refused'; userErrors: UserError[]; data: Result }
  /** It is unknown whether it was done. Another run with the same input has the same idempotency key. */
  | { kind: 'failed'; error: DataError };

/** The `userErrors` of every payload in a response. */
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

/** Runs a mutation so that one submit has one effect: until a response arrives, the same variables keep their idempotency key. */
export function createMutationRunner<Result, Variables>(
  client: Pick<GraphQLClient, 'request'>,
  document: Document<Result, Variables>,
  newId: () => string,
) {
  let pending: { key: string; body: string } | null = null;
  return async (variables: VariablesInput<Variables>, signal?: AbortSignal): Promise<MutationResult<Result>> => {
    const body = JSON.stringify(variables);
    const key = pending?.body === body ? pending.key : newId();
    pending = { key, body };
    const result = await client.request(document, variables, { idempotencyKey: key, ...(signal && { signal }) });
    if (!result.ok) return { kind: 'failed', error: result.error };
    pending = null;
    const userErrors = userErrorsOf(result.value);
    if (userErrors.length > 0) return { kind: 'refused', userErrors, data: result.value };
    return { kind: 'done', data: result.value };
  };
}
