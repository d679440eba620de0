import type { RequestContext, SignedInContext } from './context.ts';

/** Narrows the context of an operation that the guard has let pass. */
export function signedIn(context: RequestContext): SignedInContext {
  const { principal } = context;
  if (!principal) throw new Error('An operation ran without a principal: its rule was not enforced');
  return { ...context, principal };
}
