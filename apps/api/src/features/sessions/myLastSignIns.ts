import { desc, eq } from 'drizzle-orm';
import { lastSignIns } from '../../core/database/schema.ts';
import type { SignInMethod } from '../../core/identity/signInMethod.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { SignInMethodEnum } from '../../core/schema/enums.ts';

const LastSignInObject = builder
  .objectRef<{ readonly method: SignInMethod; readonly at: Date }>('LastSignIn')
  .implement({
    fields: (t) => ({
      method: t.expose('method', { type: SignInMethodEnum }),
      at: t.expose('at', { type: 'DateTime' }),
    }),
  });

/** The caller's last sign-in with each method, newest first. */
export const myLastSignIns = defineQuery({
  name: 'myLastSignIns',
  rule: auth({ scope: 'SELF', notActing: true }),
  type: [LastSignInObject],
  run: ({ transaction, principal }) =>
    transaction
      .select({ method: lastSignIns.method, at: lastSignIns.at })
      .from(lastSignIns)
      .where(eq(lastSignIns.userId, principal.actor.userId))
      .orderBy(desc(lastSignIns.at)),
});
