import type { SQL } from 'drizzle-orm';
import { ApiToken } from '../api-tokens/apiToken.ts';
import { apiTokenList } from '../api-tokens/apiTokenList.ts';
import { tokensOf } from '../api-tokens/apiTokens.ts';
import { Pathway } from '../edge-delivery/pathway.ts';
import { pathwayList } from '../edge-delivery/pathwayList.ts';
import { pathwaysOf } from '../edge-delivery/pathways.ts';
import { Resource } from '../edge-delivery/resource.ts';
import { resourceList } from '../edge-delivery/resourceList.ts';
import { resourcesOf } from '../edge-delivery/resources.ts';
import { Entity } from '../entities/entity.ts';
import { subtreeOf } from '../entities/entities.ts';
import { entityList } from '../entities/entityList.ts';
import { invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import type { List, Match } from '../lists/defineList.ts';
import { listLimits } from '../lists/listQuery.ts';
import { authorise } from '../policy/authorise.ts';
import {
  auth,
  readEntities,
  readPathways,
  readResources,
  readRoles,
  readTokens,
  readUsers,
  type AuthRule,
} from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { Role } from '../roles/role.ts';
import { roleList } from '../roles/roleList.ts';
import { rolesOf } from '../roles/roles.ts';
import { builder } from '../schema/builder.ts';
import { constraint } from '../schema/constraint.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { peopleOf } from '../users/peopleOf.ts';
import { User } from '../users/user.ts';
import { userList } from '../users/userList.ts';

const SearchHit = builder.unionType('SearchHit', {
  types: [Entity.type, User.type, Role.type, ApiToken.type, Pathway.type, Resource.type],
});

/** Characters of the text; hits of each type. */
const limits = { least: 2, most: listLimits.search, hits: 8 } as const;

type Hit = typeof SearchHit.$inferType;
type Find = (context: SignedInContext, text: string) => Promise<readonly Match<Hit>[]>;

/** Searches a list: whoever may not read the list finds nothing of it, and nobody finds more than it shows them. */
const searchIn =
  <Row extends Hit>(list: List<Row>, rule: AuthRule, within: (context: SignedInContext) => SQL | undefined): Find =>
  async (context, text) =>
    authorise(context.principal, rule, { kind: 'Query' }).allowed
      ? list.bestMatches(context.transaction, within(context), text, limits.hits)
      : [];

const searches: readonly Find[] = [
  searchIn(entityList, readEntities, ({ principal }) => subtreeOf(principal.effective.entity)),
  searchIn(userList, readUsers, ({ transaction, principal }) => peopleOf(transaction, principal.effective.entity)),
  searchIn(roleList, readRoles, ({ principal }) => rolesOf(principal.effective.entity.id)),
  searchIn(apiTokenList, readTokens, ({ principal }) => tokensOf(principal.effective.entity.id)),
  searchIn(resourceList, readResources, ({ principal }) => resourcesOf(principal.effective.entity.id)),
  searchIn(pathwayList, readPathways, ({ principal }) => pathwaysOf(principal.effective.entity.id)),
];

/** What the caller's lists hold that matches a text, the best matches first: accounts, people, roles, API tokens, resources, pathways. */
export const search = defineQuery({
  name: 'search',
  rule: auth({ scope: 'SUBTREE' }),
  args: builder.args((t) => ({
    text: t.string({ required: true, ...constraint({ min: limits.least, max: limits.most }) }),
  })),
  type: [SearchHit],
  cost: { value: 20 },
  // One of each type, by the names that the world of the matrix gives.
  examples: ['ltd', 'robin', 'lead', 'managed', 'steered', 'idle'].map((text) => ({ with: { text } })),
  run: async (context, { text }) => {
    const sought = text.trim();
    if (sought.length < limits.least || sought.length > limits.most)
      return { failure: invalid(validationMessages.searchText(limits.least, limits.most), 'text') };
    const found: Match<Hit>[] = [];
    // One connection answers one query at a time.
    for (const find of searches) found.push(...(await find(context, sought)));
    return found.toSorted((one, other) => one.tier - other.tier).map(({ row }) => row);
  },
});
