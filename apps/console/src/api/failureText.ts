import type { DataError } from './dataError.ts';
import type { MutationResult } from './mutation.ts';
import { refusalReason } from './refusalReason.ts';
import { errorText } from './errorText.ts';

/** Message for a failed call about one object: `missing` for NOT_FOUND, unless a field names another missing object. */
export const objectErrorText = (error: DataError, missing: string): string =>
  error.kind === 'notFound' && !error.field ? missing : errorText(error);

/** Message for a failed action on an object, with the reason. */
export function failureText(
  failed: string,
  result: Exclude<MutationResult<unknown>, { kind: 'done' }>,
  missing: string,
): string {
  if (result.kind === 'failed') return `${failed} ${objectErrorText(result.error, missing)}`;
  const [error] = result.userErrors;
  return error ? `${failed} ${refusalReason(error)}` : failed;
}
