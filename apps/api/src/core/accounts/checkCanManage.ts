import type { UserRow } from '../database/schema.ts';
import { userError, type UserError } from '../errors/userError.ts';
import { isAdministrator } from '../policy/principal.ts';
import type { SignedInContext } from '../requests/context.ts';
import { isSelf } from '../requests/narrowContext.ts';

type Managed = Pick<UserRow, 'id' | 'admin' | 'roleId'>;

/** Users cannot change their own rights or access. Only an administrator can change those of another administrator. */
export function checkCanManage(context: SignedInContext, { id, admin, roleId }: Managed): UserError | null {
  if (isSelf(context, id)) return userError('SELF_ACTION');
  const isAbove = isAdministrator({ admin, role: { id: roleId } }) && !isAdministrator(context.principal.effective);
  return isAbove ? userError('ADMINISTRATOR_REQUIRED') : null;
}
