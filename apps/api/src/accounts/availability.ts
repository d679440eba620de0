import { failure, failureOfDenial, FailureError, invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { authorise } from '../policy/authorise.ts';
import { auth, manageUsers } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { auditActorOf } from '../requests/auditActor.ts';
import { enforceRateLimit } from '../requests/enforceRateLimit.ts';
import { builder } from '../schema/builder.ts';
import { constraint } from '../schema/constraint.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { emailLength } from '../users/constraints.ts';
import { isEmailTaken } from '../users/isEmailTaken.ts';
import { isCompanyTaken } from '../entities/insertEntity.ts';

const perMinute = 10;

/** Whether an address is taken is told only to people who may invite users (no account enumeration). */
function checkMayAskForEmail({ principal }: RequestContext): void {
  if (!principal) throw new FailureError(failure('FORBIDDEN'));
  const decision = authorise(principal, manageUsers);
  if (!decision.allowed) throw new FailureError(failureOfDenial(decision));
}

/** Whether a company name, or an address, is still free. Ten calls a minute, against enumeration. */
export const availability = defineQuery({
  name: 'availability',
  rule: auth({ scope: 'SELF', newcomers: true }),
  args: builder.args((t) => ({ email: t.string(emailLength), companyName: t.string(constraint({ max: 30 })) })),
  type: 'Boolean',
  examples: [{ with: { companyName: 'Reseller Ltd' } }, { on: 'address', case: 'email' }],
  run: async (context, { email, companyName }) => {
    if ((email ?? null) === null ? (companyName ?? null) === null : (companyName ?? null) !== null)
      return { failure: invalid(validationMessages.availability) };
    if (email) checkMayAskForEmail(context);
    enforceRateLimit(context, 'availability', auditActorOf(context).actorId, perMinute);
    return email
      ? !(await isEmailTaken(context.transaction, email.trim()))
      : !(await isCompanyTaken(context.transaction, (companyName ?? '').trim()));
  },
});
