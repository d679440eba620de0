import { and, eq, isNull, sql } from 'drizzle-orm';
import { asSystem } from '../../core/database/transactions.ts';
import { auditEvents, sessions, users } from '../../core/database/schema.ts';
import { done } from '../../core/mutations/outcome.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { sessionAuditEvent } from '../../core/identity/recordSession.ts';

/**
 * Ends the session of an access token when the console signs out at the pool, which does not notify the API. The token is an argument, as
 * in RFC 7009, and can be expired or revoked: it gives no access here, and any other token gets the same response.
 */
export const endSession = defineMutation({
  name: 'endSession',
  rule: { perMinutePerIp: 60 },
  args: builder.args((t) => ({ accessToken: t.string({ required: true, ...constraint({ max: 8_000 }) }) })),
  payload: OkPayload,
  audit: null,
  examples: [{ with: { accessToken: 'access' } }],
  prepare: ({ settings }, { accessToken }) => settings.readAnyAge(accessToken),
  run: async ({ transaction, ip, requestId }, _token, token) => {
    if (!token) return done(true, null);
    return asSystem(transaction, async () => {
      const [ended] = await transaction
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.originJti, token.originJti), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id, userId: sessions.userId, device: sessions.device });
      if (!ended) return done(true, null);
      const [user] = await transaction.select().from(users).where(eq(users.id, ended.userId));
      if (user) await transaction.insert(auditEvents).values(sessionAuditEvent(user, ended, 'end', { ip, requestId }));
      return done(true, null);
    });
  },
});
