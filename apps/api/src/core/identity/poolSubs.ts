import { isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';

/** The user pool IDs (`sub`) of all users that have one. */
export async function readPoolSubs(database: Pick<Database, 'asSystem'>): Promise<string[]> {
  const rows = await database.asSystem((transaction) =>
    transaction.select({ sub: users.sub }).from(users).where(isNotNull(users.sub)),
  );
  return rows.flatMap(({ sub }) => sub ?? []);
}
