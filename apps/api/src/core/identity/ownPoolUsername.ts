import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import type { SignedInPreparation } from '../requests/context.ts';
import { poolUsernameOf } from './poolUsernameOf.ts';

/** The caller's own name in the user pool. */
export async function ownPoolUsername({ inTransaction, principal }: SignedInPreparation): Promise<string> {
  const [user] = await inTransaction((transaction) =>
    transaction.select().from(users).where(eq(users.id, principal.actor.userId)),
  );
  if (!user?.sub) throw new Error('Somebody is signed in whom the user pool does not know');
  return poolUsernameOf(user);
}
