import type { UserRow } from '../database/schema.ts';
import { failure, type Failure } from '../errors/failure.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readVisibleUser } from './readUser.ts';

/** CONFLICT with what is stored now. `changedBy` is null where the caller may not know who it was. */
export async function conflictOver({ transaction }: SignedInContext, user: UserRow): Promise<Failure> {
  const author = user.updatedBy ? await readVisibleUser(transaction, user.updatedBy) : null;
  const { name, lastName, email, phone, roleId, roleName, admin, active, status } = user;
  return failure('CONFLICT', undefined, {
    conflict: {
      version: user.version,
      changedBy: author ? `${author.name} ${author.lastName}` : null,
      changedAt: user.updatedAt.toISOString(),
      current: { name, lastName, email, phone, roleId, roleName, admin, active, status },
    },
  });
}
