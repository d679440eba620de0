import { type ConflictDetail, type DataError, kindOfErrorCode, kindOfStatus } from './dataError.ts';
import { failure, type Result, success } from './result.ts';
import { parseRetryAfter } from './retry.ts';

/** A response. `body` is undefined if it was not JSON. */
export type RawResponse = { status: number; body: unknown; retryAfter: string | null };

type JsonObject = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readConflict(value: unknown): ConflictDetail | undefined {
  if (!isRecord(value) || typeof value['version'] !== 'number') return undefined;
  return {
    version: value['version'],
    changedBy: typeof value['changedBy'] === 'string' ? value['changedBy'] : null,
    changedAt: typeof value['changedAt'] === 'string' ? value['changedAt'] : null,
    current: value['current'],
  };
}

/** Reasons that are handled differently from their code: they replace it. */
const specificReasons: ReadonlySet<string> = new Set([
  'SECOND_FACTOR',
  'ACTING_ENDED',
  'USER_INACTIVE',
  'ENTITY_INACTIVE',
]);

function readError(error: unknown, requestId: string, retryAfterMs: number | undefined): DataError {
  const extensions = isRecord(error) && isRecord(error['extensions']) ? error['extensions'] : {};
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'UNKNOWN';
  const { reason } = extensions;
  const wait = typeof extensions['retryAfterMs'] === 'number' ? extensions['retryAfterMs'] : retryAfterMs;
  const field = extensions['field'];
  const conflict = readConflict(extensions['conflict']);
  return {
    kind: kindOfErrorCode(code),
    code: typeof reason === 'string' && specificReasons.has(reason) ? reason : code,
    requestId: typeof extensions['requestId'] === 'string' ? extensions['requestId'] : requestId,
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(Array.isArray(field) && { field: field.map(String) }),
    ...(typeof field === 'string' && { field: [field] }),
    ...(conflict && { conflict }),
  };
}

/**
 * Turns a response into data or one error. A partial response is data: the missing parts are null. A response that is not from the API,
 * such as a proxy's HTML page, is classified by its status.
 */
export function readResponse(response: RawResponse, requestId: string, now: number): Result<unknown, DataError> {
  const retryAfterMs = parseRetryAfter(response.retryAfter, now);
  const { body } = response;
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  if (isRecord(body) && isRecord(body['data']) && response.status < 400) {
    const hasSomeData = Object.values(body['data']).some((value) => value !== null);
    if (errors.length === 0 || hasSomeData) return success(body['data']);
  }
  if (errors.length > 0) return failure(readError(errors[0], requestId, retryAfterMs));
  const isMalformed = response.status < 400;
  return failure({
    kind: isMalformed ? 'bug' : kindOfStatus(response.status),
    code: isMalformed ? 'MALFORMED' : `HTTP_${response.status}`,
    requestId,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}
