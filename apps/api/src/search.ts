import { AlertRule } from './features/alerts/alertRule.ts';
import { alertRuleList } from './features/alerts/alertRuleList.ts';
import { alertRulesOf } from './features/alerts/alertRules.ts';
import { ApiKey } from './features/api-keys/apiKey.ts';
import { apiKeyList } from './features/api-keys/apiKeyList.ts';
import { keysOf } from './features/api-keys/apiKeys.ts';
import { ApiToken } from './features/api-tokens/apiToken.ts';
import { apiTokenList } from './features/api-tokens/apiTokenList.ts';
import { tokensOf } from './features/api-tokens/apiTokens.ts';
import { Pathway } from './features/edge-delivery/pathway.ts';
import { pathwayList } from './features/edge-delivery/pathwayList.ts';
import { pathwaysOf } from './features/edge-delivery/pathways.ts';
import { Resource } from './features/edge-delivery/resource.ts';
import { resourceList } from './features/edge-delivery/resourceList.ts';
import { resourcesOf } from './features/edge-delivery/resources.ts';
import { subtreeOf } from './features/accounts/entities.ts';
import { Entity } from './core/accounts/entity.ts';
import { entityList } from './features/accounts/entityList.ts';
import {
  readAnalytics,
  readEntities,
  readKeys,
  readPathways,
  readResources,
  readRoles,
  readTokens,
  readUsers,
} from './core/policy/rules.ts';
import { Role } from './core/accounts/role.ts';
import { roleList } from './features/roles/roleList.ts';
import { rolesOf } from './features/roles/roles.ts';
import { defineSearch, searchIn } from './features/search/search.ts';
import { usersInScope } from './core/accounts/findUsers.ts';
import { User } from './core/accounts/user.ts';
import { userList } from './features/users/userList.ts';
import { builder } from './core/schema/builder.ts';

const SearchHit = builder.unionType('SearchHit', {
  types: [Entity.type, User.type, Role.type, ApiToken.type, ApiKey.type, Pathway.type, Resource.type, AlertRule.type],
});

/** The lists that `search` covers. */
export const search = defineSearch<typeof SearchHit.$inferType>(SearchHit, [
  searchIn(entityList, readEntities, ({ principal }) => subtreeOf(principal.effective.entity)),
  searchIn(userList, readUsers, ({ transaction, principal }) => usersInScope(transaction, principal.effective.entity)),
  searchIn(roleList, readRoles, ({ principal }) => rolesOf(principal.effective.entity)),
  searchIn(apiTokenList, readTokens, ({ principal }) => tokensOf(principal.effective.entity.id)),
  searchIn(resourceList, readResources, ({ principal }) => resourcesOf(principal.effective.entity.id)),
  searchIn(pathwayList, readPathways, ({ principal }) => pathwaysOf(principal.effective.entity.id)),
  searchIn(apiKeyList, readKeys, ({ principal }) => keysOf(principal.effective.entity.id)),
  searchIn(alertRuleList, readAnalytics, ({ principal }) => alertRulesOf(principal.effective.entity.id)),
]);
