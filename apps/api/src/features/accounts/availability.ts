import { failure, failureOfDenial, FailureError, invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { auth, manageUsers } from '../../core/policy/rules.ts';
import type { RequestContext } from '../../core/requests/context.ts';
import { auditActorOf } from '../../core/requests/auditActor.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint, emailLength } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { isEmailInUse } from '../../core/accounts/findUsers.ts';
import { isCompanyInUse } from './insertEntity.ts';

const perMinute = 10;

/** Only callers who can invite users learn whether an email address is in use (no account enumeration). */
function checkCanQueryEmail({ principal }: RequestContext): void {
  if (!principal) throw new FailureError(failure('FORBIDDEN'));
  const decision = authorize(principal, manageUsers);
  if (!decision.allowed) throw new FailureError(failureOfDenial(decision));
}

/** Whether a company name or email address is available. Ten calls a minute, to prevent enumeration. */
export const availability = defineQuery({
  name: 'availability',
  rule: auth({ scope: 'SELF', newUsers: true }),
  args: builder.args((t) => ({ email: t.string(emailLength), companyName: t.string(constraint({ max: 30 })) })),
  type: 'Boolean',
  examples: [{ with: { companyName: 'Reseller Ltd' } }, { on: 'address', case: 'email' }],
  run: async (context, { email, companyName }) => {
    if ((email ?? null) === null ? (companyName ?? null) === null : (companyName ?? null) !== null)
      return { failure: invalid(validationMessages.availability) };
    if (email) checkCanQueryEmail(context);
    enforceRateLimit(context, 'availability', auditActorOf(context).actorId, perMinute);
    return email
      ? !(await isEmailInUse(context.transaction, email.trim()))
      : !(await isCompanyInUse(context.transaction, (companyName ?? '').trim()));
  },
});
