import { deniedFailureMessages, deniedUserErrorMessages } from '../errors/messages.ts';
import type { MutationOutcome } from '../mutations/outcome.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Audit } from '../schema/operation.ts';
import { appendAudit } from './appendAudit.ts';

const denials: ReadonlySet<string> = new Set(Object.keys({ ...deniedFailureMessages, ...deniedUserErrorMessages }));

/** Whether a refusal counts as denied in the audit log. */
export const isDenial = (code: string): boolean => denials.has(code);

/** Records the result of a mutation, or that it was denied. Validation errors are not recorded. */
export async function recordOutcome(
  context: RequestContext,
  { action, deniedAction = action }: Pick<Audit, 'action' | 'deniedAction'>,
  outcome: MutationOutcome<unknown>,
): Promise<void> {
  if (outcome.kind === 'done') {
    const { change } = outcome;
    if (change) await appendAudit(context, { action, outcome: 'OK', ...change });
    return;
  }
  if (!outcome.target) return;
  const code = outcome.kind === 'failed' ? outcome.failure.code : (outcome.userErrors[0]?.code ?? 'VALIDATION');
  const isDenied = isDenial(code);
  await appendAudit(context, {
    action: isDenied ? deniedAction : action,
    target: outcome.target,
    outcome: isDenied ? 'DENIED' : 'FAILED',
    diff: { code },
  });
}
