import { and, eq, ne, type SQL } from 'drizzle-orm';
import { users, type UserRow } from '../database/schema.ts';

/** Whether a user can sign in: neither disabled by an administrator nor DEACTIVATED by themselves. */
export const isActiveUser = ({ active, stage }: Pick<UserRow, 'active' | 'stage'>): boolean =>
  active && stage !== 'DEACTIVATED';

/** The same as an SQL condition. */
export const activeUserCondition: SQL | undefined = and(eq(users.active, true), ne(users.stage, 'DEACTIVATED'));

/** The columns that let a user in or keep them out. Somebody who had deactivated their own account is ACTIVE again. */
export const activationColumns = ({ stage }: Pick<UserRow, 'stage'>, active: boolean): Partial<UserRow> => ({
  active,
  ...(active && stage === 'DEACTIVATED'
    ? { stage: 'ACTIVE' as const, deactivatedAt: null, deactivationReason: null }
    : {}),
});
