import { type ConflictDetail, type DataError, kindOfErrorCode, kindOfStatus } from './dataError.ts';
import { failure, type Result, success } from './result.ts';
import { parseRetryAfter } from './retry.ts';

/** A response: the status, and the body when it was JSON. */
export type Answer = { status: number; body: unknown; retryAfter: string | null };

type Fields = Record<string, unknown>;

/** Narrows a part of an answer to an object with unknown properties. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readConflict(value: unknown): ConflictDetail | undefined {
  if (!isFields(value) || typeof value['version'] !== 'number') return undefined;
  return {
    version: value['version'],
    changedBy: typeof value['changedBy'] === 'string' ? value['changedBy'] : null,
    changedAt: typeof value['changedAt'] === 'string' ? value['changedAt'] : null,
    current: value['current'],
  };
}

/**
 * Reasons that need another answer than their code: a second factor to set up is no missing permission, acting that ended ends no
 * session, and a new token does not help a disabled user.
 */
const toldApart: ReadonlySet<string> = new Set(['SECOND_FACTOR', 'ACTING_ENDED', 'USER_INACTIVE', 'ENTITY_INACTIVE']);

function readError(error: unknown, requestId: string, retryAfterMs: number | undefined): DataError {
  const extensions = isFields(error) && isFields(error['extensions']) ? error['extensions'] : {};
  const code = typeof extensions['code'] === 'string' ? extensions['code'] : 'UNKNOWN';
  const { reason } = extensions;
  const wait = typeof extensions['retryAfterMs'] === 'number' ? extensions['retryAfterMs'] : retryAfterMs;
  const field = extensions['field'];
  const conflict = readConflict(extensions['conflict']);
  return {
    kind: kindOfErrorCode(code),
    code: typeof reason === 'string' && toldApart.has(reason) ? reason : code,
    requestId: typeof extensions['requestId'] === 'string' ? extensions['requestId'] : requestId,
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(Array.isArray(field) && { field: field.map(String) }),
    ...(typeof field === 'string' && { field: [field] }),
    ...(conflict && { conflict }),
  };
}

/**
 * Turns a response into data or one error. A partial answer (data with errors) is data: the screen shows what there is,
 * and what is missing is null. A response that is not the API's (a proxy's HTML page) is classified by its status.
 */
export function readAnswer(answer: Answer, requestId: string, now: number): Result<unknown, DataError> {
  const retryAfterMs = parseRetryAfter(answer.retryAfter, now);
  const { body } = answer;
  const errors = isFields(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  if (isFields(body) && isFields(body['data']) && answer.status < 400) {
    const hasSomething = Object.values(body['data']).some((value) => value !== null);
    if (errors.length === 0 || hasSomething) return success(body['data']);
  }
  if (errors.length > 0) return failure(readError(errors[0], requestId, retryAfterMs));
  const isMalformed = answer.status < 400;
  return failure({
    kind: isMalformed ? 'bug' : kindOfStatus(answer.status),
    code: isMalformed ? 'MALFORMED' : `HTTP_${answer.status}`,
    requestId,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}
