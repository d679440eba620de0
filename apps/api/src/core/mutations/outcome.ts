import type { Diff, ExactDiff } from '../audit/diff.ts';
import type { Failure } from '../errors/failure.ts';
import type { UserError } from '../errors/userError.ts';

/** The target of a mutation, for the audit log. */
export type AuditTarget = {
  readonly type: string;
  readonly id: string;
  readonly name: string | null;
  /** The account whose audit log records it. */
  readonly entityId: string;
};

/** The audit record of a mutation that changed something. */
type Change = {
  readonly target: AuditTarget;
  readonly diff: Diff;
  /** Set if the mutation starts or stops acting. */
  readonly impersonationId?: string;
};

export type MutationOutcome<Value> =
  | {
      readonly kind: 'done';
      readonly value: Value;
      /** Null if nothing changed; then nothing is recorded. */
      readonly change: Change | null;
    }
  /** `target` is null for a validation error, which is not audited. */
  | { readonly kind: 'refused'; readonly userErrors: readonly UserError[]; readonly target: AuditTarget | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly target: AuditTarget | null };

/** `change` is null if nothing changed. */
export const done = <const Value, Changed extends Diff>(
  value: Value,
  change: (Omit<Change, 'diff'> & { readonly diff: ExactDiff<Changed> }) | null,
): MutationOutcome<Value> => ({ kind: 'done', value, change });

export const refused = (
  userErrors: readonly UserError[],
  target: AuditTarget | null = null,
): { kind: 'refused'; userErrors: readonly UserError[]; target: AuditTarget | null } => ({
  kind: 'refused',
  userErrors,
  target,
});

export const failed = (
  reason: Failure,
  target: AuditTarget | null = null,
): { kind: 'failed'; failure: Failure; target: AuditTarget | null } => ({ kind: 'failed', failure: reason, target });
