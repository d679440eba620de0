import type { Denial } from '../policy/authorise.ts';
import type { Principal } from '../policy/principal.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Audit } from '../schema/operation.ts';
import { appendAudit } from './appendAudit.ts';

const longestId = 64;

/** What the caller sent as the object's id, cut to what fits; what is the caller's own needs none. */
function targetIdOf(type: Audit['target'], id: unknown, { effective }: Principal): string {
  // PostgreSQL has no NUL character: one would cost the denial its row.
  if (typeof id === 'string') return id.replaceAll('\0', '').slice(0, longestId);
  return type === 'Entity' ? effective.entity.id : '';
}

/** Records that the policy refused a mutation. Who is not signed in has no name to record, a newcomer no log. */
export async function recordDenial(
  context: RequestContext,
  { action, target }: Audit,
  arguments_: Readonly<Record<string, unknown>>,
  { code, reason }: Denial,
): Promise<void> {
  const { principal } = context;
  if (!principal) return;
  await appendAudit(context, {
    action,
    // The target was not looked at: the row stands in the caller's own log, and names only what he sent.
    target: {
      type: target,
      id: targetIdOf(target, arguments_['id'], principal),
      name: null,
      entityId: principal.effective.entity.id,
    },
    outcome: 'DENIED',
    diff: { code, reason },
  });
}
