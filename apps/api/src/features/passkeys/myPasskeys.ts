import { eq } from 'drizzle-orm';
import { passkeys } from '../../core/database/schema.ts';
import { failure } from '../../core/errors/failure.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { PasskeyObject, unnamed } from './passkey.ts';

/** The caller's passkeys in the user pool, newest first. */
export const myPasskeys = defineQuery({
  name: 'myPasskeys',
  rule: auth({ scope: 'SELF', notActing: true }),
  type: [PasskeyObject],
  prepare: ({ settings, accessToken }) => settings.passkeys.list(accessToken).catch(() => null),
  run: async ({ transaction, principal }, _none, inPool) => {
    if (inPool === null) return { failure: failure('UNAVAILABLE') };
    const rows = await transaction.select().from(passkeys).where(eq(passkeys.userId, principal.actor.userId));
    const names = new Map(rows.map(({ credentialId, name }) => [credentialId, name]));
    return inPool
      .map((passkey) => ({ ...passkey, name: names.get(passkey.id) ?? unnamed }))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  },
});
