import type { SubmitResult } from '@edge-console/forms';
import type { Outcome } from '../../identity/outcome.ts';
import type { Refusal } from '../../identity/refusal.ts';
import { refusalText } from '../../messages/refusals.ts';

/** Refusals that the same input may not meet again. */
const passing: ReadonlySet<Refusal> = new Set(['network', 'unknown', 'creationFailed']);

/**
 * What a form has to know of a call of the identity service: the field that a refusal belongs to, what to retry. A
 * refusal that says how long to wait is the page's own to show.
 */
export function submitResultOf(outcome: Outcome<unknown>, fields: Partial<Record<Refusal, string>> = {}): SubmitResult {
  if (outcome.kind === 'done') return { kind: 'saved' };
  const { reason, retryAfterSeconds } = outcome;
  if (retryAfterSeconds !== undefined) return { kind: 'refused', errors: [] };
  const message = refusalText(outcome);
  if (passing.has(reason)) return { kind: 'failed', message };
  const field = fields[reason];
  return { kind: 'refused', errors: [{ code: reason, message, ...(field !== undefined && { field: [field] }) }] };
}
