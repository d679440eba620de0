import type { SQL } from 'drizzle-orm';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import type { List, Match } from '../../core/lists/defineList.ts';
import { listLimits } from '../../core/lists/listQuery.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { auth, type AuthRule } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder, type Types } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

/** Limits of the text length, and of hits per type. */
const limits = { min: 2, max: listLimits.search, hits: 8 } as const;

type Find<Hit> = (context: SignedInContext, text: string) => Promise<readonly Match<Hit>[]>;

/** Searches a list. Callers who cannot read the list get no results, and no one gets more than the list shows them. */
export const searchIn =
  <Row extends { readonly id: string }>(
    list: List<Row>,
    rule: AuthRule,
    within: (context: SignedInContext) => SQL | undefined,
  ): Find<Row> =>
  async (context, text) =>
    authorize(context.principal, rule, { kind: 'Query' }).allowed
      ? list.bestMatches(context.transaction, within(context), text, limits.hits)
      : [];

/** The rows in the caller's lists that match a text, best matches first. */
export const defineSearch = <Hit>(SearchHit: PothosSchemaTypes.UnionRef<Types, Hit>, searches: readonly Find<Hit>[]) =>
  defineQuery({
    name: 'search',
    rule: auth({ scope: 'SUBTREE' }),
    args: builder.args((t) => ({
      text: t.string({ required: true, ...constraint({ min: limits.min, max: limits.max }) }),
    })),
    type: [SearchHit],
    cost: { value: 20 },
    // One of each type, by the names in the matrix fixture.
    examples: ['ltd', 'robin', 'lead', 'managed', 'steered', 'idle', 'player', 'offload'].map((text) => ({
      with: { text },
    })),
    run: async (context, { text }) => {
      const query = text.trim();
      if (query.length < limits.min || query.length > limits.max)
        return { failure: invalid(validationMessages.searchText(limits.min, limits.max), 'text') };
      const found: Match<Hit>[] = [];
      // A connection processes one query at a time.
      for (const find of searches) found.push(...(await find(context, query)));
      return found.toSorted((one, other) => one.tier - other.tier).map(({ row }) => row);
    },
  });
