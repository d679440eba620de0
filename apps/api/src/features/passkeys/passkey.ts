import { singleLineText } from '@edge-console/forms/rules';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '../../core/database/database.ts';
import { passkeys } from '../../core/database/schema.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';

/** The name of a passkey that was not added in the console. */
export const unnamed = 'Passkey';

export const passkeyName = { required: true, ...constraint({ min: 1, max: 60 }) } as const;
export const passkeyNameRule = v.object({ name: singleLineText(1, 60) });

/** A credential ID has at most 1,023 bytes. */
export const passkeyId = { required: true, ...constraint({ max: 1_400 }) } as const;

export const PasskeyObject = builder
  .objectRef<{ readonly id: string; readonly name: string; readonly createdAt: Date }>('Passkey')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });

export const ownPasskey = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.credentialId, id));

export async function savePasskeyName(transaction: Transaction, userId: string, credentialId: string, name: string) {
  await transaction
    .insert(passkeys)
    .values({ userId, credentialId, name })
    .onConflictDoUpdate({ target: [passkeys.userId, passkeys.credentialId], set: { name } });
}

export async function readPasskeyName(transaction: Transaction, userId: string, id: string): Promise<string> {
  const [row] = await transaction.select().from(passkeys).where(ownPasskey(userId, id));
  return row?.name ?? unnamed;
}
