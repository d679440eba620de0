import type { SignedInContext } from '../requests/context.ts';

/** Whether the user is the caller, under either of their names. */
export const isSelf = ({ principal }: SignedInContext, userId: string): boolean =>
  userId === principal.actor.userId || userId === principal.effective.userId;
