import { failure, failureOfDenial, FailureError, invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { authorise } from '../policy/authorise.ts';
import { operationRule } from '../policy/rules.ts';
import type { RequestContext } from '../requests/context.ts';
import { signatureOf } from '../requests/signature.ts';
import { takeTurn } from '../requests/takeTurn.ts';
import { isEmailTaken } from '../users/isEmailTaken.ts';
import { isCompanyTaken } from './insertEntity.ts';

const perMinute = 10;

/** Who has an address is told only to those who may give accounts to people. */
function checkMayAskForEmail({ principal }: RequestContext): void {
  if (!principal) throw new FailureError(failure('FORBIDDEN'));
  const decision = authorise(principal, operationRule('inviteUser').rule);
  if (!decision.allowed) throw new FailureError(failureOfDenial(decision));
}

/** Whether a company name, or an address, is still free. Ten questions a minute: it must not become a way to list them. */
export async function availability(
  context: RequestContext,
  {
    email,
    companyName,
  }: { readonly email?: string | null | undefined; readonly companyName?: string | null | undefined },
): Promise<boolean> {
  if ((email ?? null) === null ? (companyName ?? null) === null : (companyName ?? null) !== null)
    throw new FailureError(invalid(validationMessages.availability));
  if (email) checkMayAskForEmail(context);
  takeTurn(context, `availability ${signatureOf(context).actorId}`, perMinute);
  return email
    ? !(await isEmailTaken(context.transaction, email.trim()))
    : !(await isCompanyTaken(context.transaction, (companyName ?? '').trim()));
}
