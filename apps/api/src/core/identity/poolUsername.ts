import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import type { SignedInPreparation } from '../requests/context.ts';

/** The username for the pool's administrator operations. For a provider's user, it is not the `sub` ("Google_1234"). */
export const poolUsernameOf = ({
  poolUsername,
  sub,
  email,
}: {
  readonly poolUsername?: string | null;
  readonly sub: string | null;
  readonly email: string;
}): string => poolUsername ?? sub ?? email;

/** The caller's own username in the user pool. */
export async function ownPoolUsername({ inTransaction, principal }: SignedInPreparation): Promise<string> {
  const [user] = await inTransaction((transaction) =>
    transaction.select().from(users).where(eq(users.id, principal.actor.userId)),
  );
  if (!user?.sub) throw new Error('The signed-in user is not in the user pool');
  return poolUsernameOf(user);
}
