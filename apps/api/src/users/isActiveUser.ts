import { and, eq, ne, type SQL } from 'drizzle-orm';
import { users, type UserRow } from '../database/schema.ts';

/** Whether a user is let in and counts: neither switched off by an administrator nor gone by himself (DEACTIVATED). */
export const isActiveUser = ({ active, stage }: Pick<UserRow, 'active' | 'stage'>): boolean =>
  active && stage !== 'DEACTIVATED';

/** The same, said to the database. */
export const whereActiveUser: SQL | undefined = and(eq(users.active, true), ne(users.stage, 'DEACTIVATED'));
