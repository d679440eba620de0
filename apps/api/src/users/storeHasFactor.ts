import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { OnFactorKnown } from '../identity/poolSession.ts';

/** Stores whether the user has a second factor, as the pool says, for the users list. Not an edit: the version stays. */
export const storeHasFactor =
  (database: Database): OnFactorKnown =>
  (sub, mfaEnabled) =>
    database.asSystem(async (transaction) => {
      await transaction
        .update(users)
        .set({ mfaEnabled })
        .where(and(eq(users.sub, sub), ne(users.mfaEnabled, mfaEnabled)));
    });
