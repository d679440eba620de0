import { and, eq, ne, type SQL } from 'drizzle-orm';
import { users, type UserRow } from '../database/schema.ts';

/** Whether a user can sign in: neither disabled by an administrator nor DEACTIVATED by themselves. */
export const isActiveUser = ({ active, stage }: Pick<UserRow, 'active' | 'stage'>): boolean =>
  active && stage !== 'DEACTIVATED';

/** The same as an SQL condition. */
export const whereActiveUser: SQL | undefined = and(eq(users.active, true), ne(users.stage, 'DEACTIVATED'));
