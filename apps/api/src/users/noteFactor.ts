import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { HearOfFactor } from '../identity/askSession.ts';

/** Keeps what the pool says of somebody's second factor, for those who look after people. Nobody has edited him: no new version. */
export const noteFactor =
  (database: Database): HearOfFactor =>
  (sub, mfaEnabled) =>
    database.asSystem(async (transaction) => {
      await transaction
        .update(users)
        .set({ mfaEnabled })
        .where(and(eq(users.sub, sub), ne(users.mfaEnabled, mfaEnabled)));
    });
