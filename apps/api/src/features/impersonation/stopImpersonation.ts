import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { impersonations } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';

/** Ends an acting session of the caller, with or without the header. One that has already ended is not an error. */
export const stopImpersonation = defineMutation({
  name: 'stopImpersonation',
  rule: auth({ scope: 'SELF', readOnlyActing: true, withoutFactor: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'impersonation.stop', target: User },
  examples: [{ on: 'impersonation' }],
  run: async (context, { id }) => {
    const { transaction, principal } = context;
    const [found] = isUuid(id)
      ? await transaction
          .select({ targetId: impersonations.targetId })
          .from(impersonations)
          .where(and(eq(impersonations.id, id), eq(impersonations.actorId, principal.actor.userId)))
      : [];
    if (!found) return failed(notFound('impersonation'));
    const ended = await transaction
      .update(impersonations)
      .set({ endedAt: sql`now()` })
      .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt), gt(impersonations.expiresAt, sql`now()`)))
      .returning({ id: impersonations.id });
    if (ended.length === 0) return done(true, null);
    const target = await User.describe(context, found.targetId);
    return done(true, { target, diff: {}, impersonationId: id });
  },
});
