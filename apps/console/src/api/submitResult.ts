import type { SubmitResult } from '@edge-console/forms';
import { errorText } from './errorText.ts';
import type { MutationResult } from './mutation.ts';
import { refusalReason } from './refusalReason.ts';

/** Turns a mutation's result into a form's submit result. `conflictValues` maps the stored values of a conflict to the form's values. */
export function submitResultOf(
  result: MutationResult<unknown>,
  conflictValues?: (current: unknown) => object | undefined,
): SubmitResult {
  if (result.kind === 'done') return { kind: 'saved' };
  if (result.kind === 'refused') {
    return { kind: 'refused', errors: result.userErrors.map((error) => ({ ...error, message: refusalReason(error) })) };
  }
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
