import { and, count, type SQL } from 'drizzle-orm';
import { users, type UserRow } from '../database/schema.ts';
import { readEntityFor } from '../entities/readEntity.ts';
import type { Failure } from '../errors/failure.ts';
import type { ListQuery, Page } from '../lists/listQuery.ts';
import { readPosition } from '../lists/cursor.ts';
import { readFirst, readSearch } from '../lists/readListQuery.ts';
import type { SignedInContext } from '../requests/context.ts';
import { peopleOf } from './peopleOf.ts';
import { isUuid } from './readUser.ts';
import { filterUsers, searchUsers } from './userFilter.ts';
import { readUserSort, type UserSort } from './userSort.ts';

type Plan = {
  readonly first: number;
  readonly sort: UserSort;
  readonly after: SQL | undefined;
  readonly matching: SQL | undefined;
};

function planOf(query: ListQuery): Plan | { readonly failure: Failure } {
  const first = readFirst(query);
  if (typeof first === 'object') return first;
  const search = readSearch(query);
  if (typeof search === 'object') return search;
  const sort = readUserSort(query.sort ?? null);
  if ('failure' in sort) return sort;
  const filter = filterUsers(query.filter ?? []);
  if ('failure' in filter) return filter;
  const position = readPosition(query.after ?? null, sort, (value, id) => sort.isValue(value) && isUuid(id));
  if (position && 'failure' in position) return position;
  return {
    first,
    sort,
    after: position ? sort.beyond(position) : undefined,
    matching: and(searchUsers(search), ...filter.conditions),
  };
}

/**
 * A page of the people of an entity and of everything below it; without an id, of the caller's own entity.
 *
 * Pages are found by position (`after` holds the last row's sort value and id), so that the hundredth costs what the
 * first does and a row that is added meanwhile shifts nothing.
 */
export async function listUsers(
  context: SignedInContext,
  entityId: string | null,
  query: ListQuery,
): Promise<{ readonly page: Page<UserRow> } | { readonly failure: Failure }> {
  const found = await readEntityFor(context, entityId);
  if ('failure' in found) return found;
  const plan = planOf(query);
  if ('failure' in plan) return plan;
  const { transaction } = context;
  const wanted = and(peopleOf(transaction, found.entity), plan.matching);
  const rows = await transaction
    .select()
    .from(users)
    .where(and(wanted, plan.after))
    .orderBy(...plan.sort.order)
    .limit(plan.first + 1);
  const nodes = rows.slice(0, plan.first);
  const last = nodes.at(-1);
  let counting: Promise<number> | undefined;
  const countAll = async (): Promise<number> => {
    const [total] = await transaction.select({ count: count() }).from(users).where(wanted);
    return total?.count ?? 0;
  };
  return {
    page: {
      nodes,
      endCursor: last ? plan.sort.cursorOf(last) : null,
      hasNextPage: rows.length > plan.first,
      // However often it is asked for under other names.
      totalCount: () => (counting ??= countAll()),
    },
  };
}
