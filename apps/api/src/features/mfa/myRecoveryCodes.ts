import { desc, eq } from 'drizzle-orm';
import { recoveryCodes } from '../../core/database/schema.ts';
import { codesPerUser } from '../../core/identity/recoveryCodes.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

type Summary = {
  readonly left: number;
  readonly total: number;
  readonly createdAt: Date | null;
  readonly lastUsedAt: Date | null;
};

const RecoveryCodesObject = builder.objectRef<Summary>('RecoveryCodes').implement({
  fields: (t) => ({
    left: t.exposeInt('left'),
    total: t.exposeInt('total'),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: true }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

/** How many recovery codes the caller has left. */
export const myRecoveryCodes = defineQuery({
  name: 'myRecoveryCodes',
  rule: auth({ scope: 'SELF', notActing: true }),
  type: RecoveryCodesObject,
  run: async ({ transaction, principal }) => {
    const rows = await transaction
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, principal.actor.userId))
      .orderBy(desc(recoveryCodes.usedAt));
    const used = rows.flatMap(({ usedAt }) => usedAt ?? []);
    return {
      left: rows.length - used.length,
      total: codesPerUser,
      createdAt: rows[0]?.createdAt ?? null,
      lastUsedAt: used[0] ?? null,
    };
  },
});
