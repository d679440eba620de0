import { and, eq, ne, type SQL } from 'drizzle-orm';
import { users, type UserRow } from '../database/schema.ts';

/** Whether a user can sign in: not disabled by an administrator, and not DEACTIVATED by themselves. */
export const isActiveUser = ({ active, stage }: Pick<UserRow, 'active' | 'stage'>): boolean =>
  active && stage !== 'DEACTIVATED';

/** `isActiveUser` as an SQL condition. */
export const activeUserCondition: SQL | undefined = and(eq(users.active, true), ne(users.stage, 'DEACTIVATED'));

/** The columns that enable or disable a user. Enabling makes a user who deactivated their own account ACTIVE again. */
export const activationColumns = ({ stage }: Pick<UserRow, 'stage'>, active: boolean): Partial<UserRow> => ({
  active,
  ...(active && stage === 'DEACTIVATED'
    ? { stage: 'ACTIVE' as const, deactivatedAt: null, deactivationReason: null }
    : {}),
});
