import type { RequestContext } from './context.ts';

/** The actor and effective user of an audit event. */
export type AuditActor = {
  readonly actorId: string;
  readonly actorEmail: string;
  readonly effectiveUserId: string;
  readonly impersonationId: string | null;
};

/** @throws for a guest, whose actions are not recorded */
export function auditActorOf({ principal, newUser }: Pick<RequestContext, 'principal' | 'newUser'>): AuditActor {
  if (principal) {
    const { actor, effective, acting } = principal;
    return {
      actorId: actor.userId,
      actorEmail: actor.email,
      effectiveUserId: effective.userId,
      impersonationId: acting?.id ?? null,
    };
  }
  if (!newUser) throw new Error('A guest cannot be the actor of an audit event');
  const { userId, email } = newUser;
  return { actorId: userId, actorEmail: email, effectiveUserId: userId, impersonationId: null };
}
