import type { DataError } from '../data/dataError.ts';
import type { MutationResult } from '../data/mutation.ts';
import { errorText } from '../messages/errorText.ts';

/** The sentence for a failed call about one object: `missing` where the object is no longer there. */
export const objectErrorText = (error: DataError, missing: string): string =>
  error.kind === 'notFound' ? missing : errorText(error);

/** What could not be done to an object, and why. */
export function failureText(
  failed: string,
  result: Exclude<MutationResult<unknown>, { kind: 'done' }>,
  missing: string,
): string {
  if (result.kind === 'failed') return `${failed} ${objectErrorText(result.error, missing)}`;
  const reason = result.userErrors[0]?.message;
  return reason === undefined ? failed : `${failed} ${reason}`;
}
