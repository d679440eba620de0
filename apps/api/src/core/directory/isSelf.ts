import type { SignedInContext } from '../requests/context.ts';

/** Whether the user is the caller: actor or effective user. */
export const isSelf = ({ principal }: SignedInContext, userId: string): boolean =>
  userId === principal.actor.userId || userId === principal.effective.userId;
