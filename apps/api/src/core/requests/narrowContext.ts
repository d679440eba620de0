import type { NewUser, Principal } from '../policy/principal.ts';
import type { ReaderContext, RequestContext, SignedInContext } from './context.ts';

/** Narrows the context of an authorized operation to a signed-in user. */
export function toSignedInContext(context: RequestContext, operation: SignedInContext['operation']): SignedInContext {
  const { principal } = context;
  if (!principal) throw new Error('An operation ran without a principal: its rule was not enforced');
  return { ...context, principal, operation };
}

/** Narrows the context of a query that API tokens can also use. */
export function toReaderContext(context: RequestContext, operation: ReaderContext['operation']): ReaderContext {
  const entity = context.principal?.effective.entity ?? context.apiToken?.entity;
  if (!entity) throw new Error('A query ran without an entity: its rule was not enforced');
  return { ...context, entity, operation };
}

/** The caller of an operation that new users can also use. */
export function callerOf({ principal, newUser }: RequestContext): Principal | NewUser {
  const caller = newUser ?? principal;
  if (!caller) throw new Error('An operation ran without a caller: its rule was not enforced');
  return caller;
}

/** Whether the user is the caller: actor or effective user. */
export const isSelf = ({ principal }: SignedInContext, userId: string): boolean =>
  userId === principal.actor.userId || userId === principal.effective.userId;
