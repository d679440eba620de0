import type { SubmitResult } from '@edge-console/forms';
import type { Outcome } from '../identity/outcome.ts';
import type { Refusal } from '../identity/refusal.ts';
import { refusalText } from '../identity/refusalText.ts';

/** Errors that a retry with the same input can resolve. */
const passing: ReadonlySet<Refusal> = new Set(['network', 'unknown', 'creationFailed']);

/** Turns the outcome of an identity call into a form's submit result. The page shows errors with a wait. */
export function submitResultOf(outcome: Outcome<unknown>, fields: Partial<Record<Refusal, string>> = {}): SubmitResult {
  if (outcome.kind === 'done') return { kind: 'saved' };
  const { reason, retryAfterSeconds } = outcome;
  if (retryAfterSeconds !== undefined) return { kind: 'refused', errors: [] };
  const message = refusalText(outcome);
  if (passing.has(reason)) return { kind: 'failed', message };
  const field = fields[reason];
  return { kind: 'refused', errors: [{ code: reason, message, ...(field !== undefined && { field: [field] }) }] };
}
