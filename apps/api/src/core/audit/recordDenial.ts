import type { Denial } from '../policy/authorize.ts';
import type { RequestContext } from '../requests/context.ts';
import type { Audit } from '../schema/operation.ts';
import { appendAudit } from './appendAudit.ts';

/** Records that the policy denied a mutation. Nothing is recorded for guests, who have no name, or new users, who have no audit log. */
export async function recordDenial(
  context: RequestContext,
  { action, target }: Audit,
  arguments_: Readonly<Record<string, unknown>>,
  { code, reason }: Denial,
): Promise<void> {
  const { principal } = context;
  if (!principal) return;
  const id = arguments_['id'];
  await appendAudit(context, {
    action,
    target: await target.describe({ ...context, principal }, typeof id === 'string' ? id : ''),
    outcome: 'DENIED',
    diff: { code, reason },
  });
}
