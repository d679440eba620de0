import type { DataError } from '../../data/dataError.ts';
import type { MutationResult } from '../../data/mutation.ts';
import { errorText } from '../../messages/errorText.ts';
import { usersMessages } from '../../messages/users.ts';

/** The sentence for a failed call about one person: here it is known who is no longer there. */
export const userErrorText = (error: DataError): string =>
  error.kind === 'notFound' ? usersMessages.editDrawer.vanished : errorText(error);

/** What could not be done to a person, and why. */
export function failureText(failed: string, result: Exclude<MutationResult<unknown>, { kind: 'done' }>): string {
  if (result.kind === 'failed') return `${failed} ${userErrorText(result.error)}`;
  const reason = result.userErrors[0]?.message;
  return reason === undefined ? failed : `${failed} ${reason}`;
}
