import type { Newcomer, Principal } from '../policy/principal.ts';
import type { RequestContext, SignedInContext } from './context.ts';

/** Narrows the context of an operation that the guard has let pass. */
export function signedIn(context: RequestContext, operation: SignedInContext['operation']): SignedInContext {
  const { principal } = context;
  if (!principal) throw new Error('An operation ran without a principal: its rule was not enforced');
  return { ...context, principal, operation };
}

/** Who asks for an operation that newcomers may use, too. */
export function callerOf({ principal, newcomer }: RequestContext): Principal | Newcomer {
  const caller = newcomer ?? principal;
  if (!caller) throw new Error('An operation ran without a caller: its rule was not enforced');
  return caller;
}
