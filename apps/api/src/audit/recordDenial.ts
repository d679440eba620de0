import type { Denial } from '../policy/authorise.ts';
import type { RequestContext } from '../requests/context.ts';
import { auditActions, isMutationName } from './actions.ts';
import { appendAudit } from './appendAudit.ts';

const longestId = 64;

/** Records that the policy refused a mutation. Who is not signed in has no name to record, a newcomer no log. */
export async function recordDenial(
  context: RequestContext,
  operation: string,
  arguments_: Readonly<Record<string, unknown>>,
  { code, reason }: Denial,
): Promise<void> {
  const { principal } = context;
  if (!principal || !isMutationName(operation)) return;
  const id = arguments_['id'];
  await appendAudit(context, {
    action: auditActions[operation],
    // The target was not looked at: the row stands in the caller's own log, and names only what he sent.
    target: {
      type: 'User',
      // PostgreSQL has no NUL character: one would cost the denial its row.
      id: typeof id === 'string' ? id.replaceAll('\0', '').slice(0, longestId) : '',
      name: null,
      entityId: principal.effective.entity.id,
    },
    outcome: 'DENIED',
    diff: { code, reason },
  });
}
