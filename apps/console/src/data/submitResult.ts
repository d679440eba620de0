import type { ServerError, SubmitResult } from '@edge-console/forms';
import { ruleMessages } from '@edge-console/forms/rules';
import { errorText } from '../messages/errorText.ts';
import type { MutationResult } from './mutation.ts';

/** Under its field the catalogue's short words; in the summary the server's own, which say more. */
const withFieldMessage = (error: ServerError): ServerError =>
  error.code === 'EMAIL_EXISTS' ? { ...error, fieldMessage: ruleMessages.EMAIL_EXISTS({}) } : error;

/** What a form has to know of a mutation: where the refusals belong, whether somebody was faster, what to retry. */
export function submitResultOf(result: MutationResult<unknown>): SubmitResult {
  if (result.kind === 'done') return { kind: 'saved' };
  if (result.kind === 'refused') return { kind: 'refused', errors: result.userErrors.map(withFieldMessage) };
  const { conflict } = result.error;
  if (conflict) {
    return {
      kind: 'conflict',
      conflict: {
        version: conflict.version,
        changedBy: conflict.changedBy ?? '',
        changedAt: conflict.changedAt ?? new Date().toISOString(),
      },
    };
  }
  return { kind: 'failed', message: errorText(result.error) };
}
