import type { MutationOutcome } from '../mutations/outcome.ts';
import type { RequestContext } from '../requests/context.ts';
import { appendAudit } from './appendAudit.ts';

// A refusal that says "not you" or "not this"; the others are accidents of timing or of spelling.
const denials: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'FORBIDDEN',
  'ROLE_ESCALATION',
  'LAST_ADMIN',
  'SELF_ACTION',
]);

/** Whether a refusal is told as one of the policy. */
export const isDenial = (code: string): boolean => denials.has(code);

/** Records what a mutation did, or what it was refused. A form that was only filled in badly leaves no trace. */
export async function recordOutcome(
  context: RequestContext,
  action: string,
  outcome: MutationOutcome<unknown>,
): Promise<void> {
  if (outcome.kind === 'done') {
    const { change } = outcome;
    if (change) await appendAudit(context, { action, target: change.target, outcome: 'OK', diff: change.diff });
    return;
  }
  if (!outcome.target) return;
  const code = outcome.kind === 'failed' ? outcome.failure.code : (outcome.userErrors[0]?.code ?? 'VALIDATION');
  await appendAudit(context, {
    action,
    target: outcome.target,
    outcome: isDenial(code) ? 'DENIED' : 'FAILED',
    diff: { code },
  });
}
