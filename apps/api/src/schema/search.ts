import { ApiToken } from '../api-tokens/apiToken.ts';
import { apiTokenList } from '../api-tokens/apiTokenList.ts';
import { tokensOf } from '../api-tokens/apiTokens.ts';
import { Pathway } from '../edge-delivery/pathway.ts';
import { pathwayList } from '../edge-delivery/pathwayList.ts';
import { pathwaysOf } from '../edge-delivery/pathways.ts';
import { Resource } from '../edge-delivery/resource.ts';
import { resourceList } from '../edge-delivery/resourceList.ts';
import { resourcesOf } from '../edge-delivery/resources.ts';
import { subtreeOf } from '../entities/entities.ts';
import { Entity } from '../entities/entity.ts';
import { entityList } from '../entities/entityList.ts';
import { readEntities, readPathways, readResources, readRoles, readTokens, readUsers } from '../policy/rules.ts';
import { Role } from '../roles/role.ts';
import { roleList } from '../roles/roleList.ts';
import { rolesOf } from '../roles/roles.ts';
import { defineSearch, searchIn } from '../search/search.ts';
import { peopleOf } from '../users/peopleOf.ts';
import { User } from '../users/user.ts';
import { userList } from '../users/userList.ts';
import { builder } from './builder.ts';

const SearchHit = builder.unionType('SearchHit', {
  types: [Entity.type, User.type, Role.type, ApiToken.type, Pathway.type, Resource.type],
});

/** The lists that `search` looks through. */
export const search = defineSearch<typeof SearchHit.$inferType>(SearchHit, [
  searchIn(entityList, readEntities, ({ principal }) => subtreeOf(principal.effective.entity)),
  searchIn(userList, readUsers, ({ transaction, principal }) => peopleOf(transaction, principal.effective.entity)),
  searchIn(roleList, readRoles, ({ principal }) => rolesOf(principal.effective.entity.id)),
  searchIn(apiTokenList, readTokens, ({ principal }) => tokensOf(principal.effective.entity.id)),
  searchIn(resourceList, readResources, ({ principal }) => resourcesOf(principal.effective.entity.id)),
  searchIn(pathwayList, readPathways, ({ principal }) => pathwaysOf(principal.effective.entity.id)),
]);
