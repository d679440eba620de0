import { isAdministratorRole } from '../../auth/access/access.ts';

export type UserRights = { roleId: string; admin: boolean };

const administratorSuffix = '+admin';

/** The role choice of a form: an administrator role includes the administrator flag, and another role can add it. */
export const roleChoiceOf = ({ roleId, admin }: UserRights): string =>
  admin && !isAdministratorRole(roleId) ? roleId + administratorSuffix : roleId;

/** The role and flag of a choice. An unchanged choice leaves both as they are stored. */
export function rightsOfChoice(choice: string, stored?: UserRights): UserRights {
  if (stored && choice === roleChoiceOf(stored)) return stored;
  const admin = choice.endsWith(administratorSuffix);
  return { roleId: admin ? choice.slice(0, -administratorSuffix.length) : choice, admin };
}
