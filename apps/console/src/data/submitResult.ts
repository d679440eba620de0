import type { SubmitResult } from '@edge-console/forms';
import { errorText } from '../messages/errorText.ts';
import type { MutationResult } from './mutation.ts';

/**
 * What a form has to know of a mutation: where the refusals belong, whether somebody was faster, what to retry.
 * `conflictValues` makes the form's values of what is stored now, as the API says it after a conflict.
 */
export function submitResultOf(
  result: MutationResult<unknown>,
  conflictValues?: (current: unknown) => object | undefined,
): SubmitResult {
  if (result.kind === 'done') return { kind: 'saved' };
  if (result.kind === 'refused') return { kind: 'refused', errors: result.userErrors };
  const { conflict } = result.error;
  if (conflict) {
    return {
      kind: 'conflict',
      conflict: {
        version: conflict.version,
        changedBy: conflict.changedBy ?? '',
        changedAt: conflict.changedAt ?? new Date().toISOString(),
        stored: conflictValues?.(conflict.current),
      },
    };
  }
  return { kind: 'failed', message: errorText(result.error) };
}
