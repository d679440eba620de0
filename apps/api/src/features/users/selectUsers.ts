import { and, asc, inArray } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { users, type UserRow } from '../../core/database/schema.ts';
import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import type { ListQuery } from '../../core/lists/listQuery.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { ListInput } from '../../core/schema/list.ts';
import { usersInScope } from '../../core/accounts/findUsers.ts';
import { userList } from './userList.ts';

export const UserSelection = builder.inputType('UserSelection', {
  fields: (t) => ({
    entityId: t.id(),
    ids: t.idList(constraint({ max: 1000 })),
    all: t.field({ type: ListInput }),
  }),
});

type Selection = {
  readonly entityId?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly all?: ListQuery | null | undefined;
};

const maxIds = 1_000;
const maxMatching = 5_000;

/**
 * The selected users, locked until the mutation commits: by ID, or all that match a list's search and filters. `missing` are IDs of no user
 * in the account and those below it. VALIDATION for more than 1,000 IDs or 5,000 matches.
 */
export async function selectUsers(
  context: SignedInContext,
  { entityId, ids, all }: Selection,
): Promise<{ readonly selected: UserRow[]; readonly missing: readonly string[] } | { readonly failure: Failure }> {
  if (Boolean(ids) === Boolean(all)) return { failure: invalid(validationMessages.selection, 'selection') };
  const max = ids ? maxIds : maxMatching;
  const tooMany = { failure: invalid(validationMessages.tooManySelected(max), 'selection') };
  if (ids && ids.length > max) return tooMany;
  const found = await readEntityFor(context, entityId ?? null);
  if ('failure' in found) return found;
  const matching = userList.matching(all ?? {});
  if ('failure' in matching) return matching;
  const requested = new Set(ids ?? []);
  const selected = await context.transaction
    .select()
    .from(users)
    .where(
      and(
        usersInScope(context.transaction, found.entity),
        matching.condition,
        ids ? inArray(users.id, [...requested].filter(isUuid)) : undefined,
      ),
    )
    // Locked in a fixed order, so that concurrent bulk mutations do not deadlock.
    .orderBy(asc(users.id))
    .limit(max + 1)
    .for('no key update');
  if (selected.length > max) return tooMany;
  for (const { id } of selected) requested.delete(id);
  return { selected, missing: [...requested] };
}
