import { Avatar } from '@edge-console/ui/avatar';
import type { CommandItem, CommandSource } from '@edge-console/ui/command-palette';
import { Drama } from '@edge-console/ui/icon';
import type { OperationName } from '../auth/access/operations.generated.ts';
import { accessTo } from '../auth/access/useAccess.ts';
import type { GraphQLClient } from '../api/client.ts';
import { graphql, type ResultOf } from '../api/graphql.ts';
import { writeDrawer } from '../router/drawer/drawerParam.ts';
import { paletteCommandMessages } from './paletteCommandMessages.ts';
import { shellMessages } from './messages.ts';
import { drawerParameter } from '../router/leavesPage.ts';
import { objectUrl } from '../router/objectUrl.ts';
import { type RouteName, routes } from '../router/routes.ts';
import { fullName } from '../api/viewer/fullName.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { canAct } from './paletteCommands.ts';
import { allMenuIcons } from './allMenuIcons.ts';
import { menuIcons } from './menuIcons.ts';

export const searchQuery = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      __typename
      ... on Entity {
        id
        name
        type
      }
      ... on User {
        id
        name
        lastName
        email
        active
        entity {
          id
        }
      }
      ... on Role {
        id
        name
      }
      ... on ApiToken {
        id
        name
      }
      ... on Resource {
        id
        name
        manifest
      }
      ... on Pathway {
        id
        name
        hostname
      }
      ... on ApiKey {
        id
        name
      }
      ... on AlertRule {
        id
        name
      }
    }
  }
`);

export type SearchHit = ResultOf<typeof searchQuery>['search'][number];

const messages = shellMessages.jump;

/** The API's maximum. */
const maxTextLength = 60;

/** Result groups by type, with the operation that the viewer must be allowed to use. */
const groups: readonly { id: SearchHit['__typename']; label: string; operation: OperationName }[] = [
  { id: 'Entity', label: paletteCommandMessages.accounts, operation: 'entities' },
  { id: 'User', label: routes.users.title, operation: 'users' },
  { id: 'Role', label: routes.roles.title, operation: 'roles' },
  { id: 'ApiToken', label: messages.apiTokens, operation: 'apiTokens' },
  { id: 'ApiKey', label: paletteCommandMessages.apiKeys, operation: 'apiKeys' },
  { id: 'Resource', label: messages.resources, operation: 'resources' },
  { id: 'Pathway', label: messages.pathways, operation: 'pathways' },
  { id: 'AlertRule', label: paletteCommandMessages.alertRules, operation: 'alertRules' },
];

const urlOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${String(new URLSearchParams(parameters))}`;

/** The URL of a hit, or of its list if the viewer cannot open it. */
const hitUrl = (viewer: Viewer, type: string, { id, name }: { id: string; name: string }, list: Search): string =>
  objectUrl({ type, id }, viewer) ?? urlOf(routes[list.screen].path, { ...list.parameters, search: name });

type Search = { screen: RouteName; parameters?: Readonly<Record<string, string>> };

const keyList: Search = { screen: 'api-access', parameters: { tab: 'apiKeys' } };

/** The palette item of a hit. */
export function itemOf(hit: SearchHit, viewer: Viewer): CommandItem {
  const { id, name, __typename: groupId } = hit;
  const item = { id, groupId, label: name };
  switch (hit.__typename) {
    case 'Entity': {
      const tab = hit.type === 'RESELLER' ? 'resellers' : 'customers';
      const url = hitUrl(viewer, groupId, hit, { screen: 'accounts' });
      const href = id === viewer.entity?.id ? url : `${url}&tab=${tab}`;
      return { ...item, detail: messages.entityTypes[hit.type], icon: menuIcons.home, href };
    }
    case 'User': {
      const label = fullName(hit);
      const href = hitUrl(viewer, groupId, { id, name: hit.email }, { screen: 'users' });
      return { ...item, label, detail: hit.email, media: <Avatar name={label} size="sm" />, href };
    }
    case 'Role':
      return { ...item, icon: menuIcons.roles, href: hitUrl(viewer, groupId, hit, { screen: 'roles' }) };
    case 'ApiToken':
      return { ...item, icon: menuIcons.apiTokens, href: hitUrl(viewer, groupId, hit, { screen: 'api-access' }) };
    case 'ApiKey':
      return { ...item, icon: menuIcons.apiTokens, href: hitUrl(viewer, groupId, hit, keyList) };
    case 'Resource': {
      const href = hitUrl(viewer, groupId, hit, { screen: 'edge-delivery' });
      return { ...item, detail: hit.manifest, icon: menuIcons.edgeDelivery, href };
    }
    case 'Pathway': {
      const href = hitUrl(viewer, groupId, hit, { screen: 'edge-delivery', parameters: { tab: 'pathways' } });
      return { ...item, detail: hit.hostname, icon: menuIcons.edgeDelivery, href };
    }
    case 'AlertRule':
      return { ...item, icon: allMenuIcons.alerts, href: hitUrl(viewer, groupId, hit, { screen: 'alerts' }) };
  }
}

const actingGroup = 'ActAs';
const actAsPattern = /^\s*act as\s+(\S.+)$/i;

/** The item to act as a user of an account below the viewer's. */
function actingItemOf(hit: SearchHit, viewer: Viewer): CommandItem[] {
  if (hit.__typename !== 'User' || !hit.active || hit.entity.id === viewer.entity?.id) return [];
  const href = urlOf(routes.users.path, { [drawerParameter]: writeDrawer({ name: 'act', id: hit.id }) });
  const label = paletteCommandMessages.actAsUser(fullName(hit));
  return [{ id: `act-${hit.id}`, groupId: actingGroup, label, detail: hit.email, icon: Drama, href }];
}

/** The first objects of each type that a keyword names. */
const listedQuery = graphql(`
  query ListedObjects(
    $apiTokens: Boolean!
    $apiKeys: Boolean!
    $resources: Boolean!
    $pathways: Boolean!
    $alertRules: Boolean!
  ) {
    apiTokens(list: { first: 8 }) @include(if: $apiTokens) {
      nodes {
        __typename
        id
        name
      }
    }
    apiKeys(list: { first: 8 }) @include(if: $apiKeys) {
      nodes {
        __typename
        id
        name
      }
    }
    resources(list: { first: 8 }) @include(if: $resources) {
      nodes {
        __typename
        id
        name
        manifest
      }
    }
    pathways(list: { first: 8 }) @include(if: $pathways) {
      nodes {
        __typename
        id
        name
        hostname
      }
    }
    alertRules(list: { first: 8 }) @include(if: $alertRules) {
      nodes {
        __typename
        id
        name
      }
    }
  }
`);

/** All objects of a type, for queries such as "token", "secret", "key", or "CDN". */
async function objectsNamed(client: GraphQLClient, viewer: Viewer, query: string, signal: AbortSignal) {
  const term = query.trim().toLowerCase().replace(/s$/, '');
  const isNamed = (type: keyof typeof paletteCommandMessages.objects, operation: OperationName) =>
    term.length > 2 &&
    paletteCommandMessages.objects[type].some((word) => word.startsWith(term)) &&
    accessTo(operation, viewer).allowed;
  const lists = {
    apiTokens: isNamed('ApiToken', 'apiTokens'),
    apiKeys: isNamed('ApiKey', 'apiKeys'),
    resources: isNamed('Resource', 'resources'),
    pathways: isNamed('Pathway', 'pathways'),
    alertRules: isNamed('AlertRule', 'alertRules'),
  };
  if (!Object.values(lists).some(Boolean)) return [];
  const listed = await client.request(listedQuery, lists, { signal });
  if (!listed.ok) return [];
  const hits = Object.values(listed.value).flatMap((list): readonly SearchHit[] => list?.nodes ?? []);
  return hits.map((hit): CommandItem => ({ ...itemOf(hit, viewer), keywords: [query] }));
}

/** Search results for the palette; null if the viewer can read no list. */
export function searchSource(client: GraphQLClient, viewer: Viewer): CommandSource | null {
  const readable = groups.filter(({ operation }) => accessTo(operation, viewer).allowed);
  if (readable.length === 0) return null;
  const canActAsUsers = canAct(viewer);
  return {
    id: 'search',
    label: readable.map(({ label }) => label).join(', '),
    groups: canActAsUsers ? [...readable, { id: actingGroup, label: paletteCommandMessages.acting }] : readable,
    async search(query, signal) {
      // “act as kofi” searches for “kofi”.
      const [, term] = (canActAsUsers && actAsPattern.exec(query)) || [];
      const text = (term ?? query).slice(0, maxTextLength);
      const [result, listed] = await Promise.all([
        client.request(searchQuery, { text }, { signal }),
        objectsNamed(client, viewer, query, signal),
      ]);
      if (!result.ok) throw new Error(result.error.code);
      const actingItems = canActAsUsers ? result.value.search.flatMap((hit) => actingItemOf(hit, viewer)) : [];
      if (term !== undefined) return actingItems.map((item) => ({ ...item, keywords: [query] }));
      const hits = result.value.search.map((hit) => itemOf(hit, viewer));
      const found = new Set(hits.map(({ id }) => id));
      return [...hits, ...actingItems, ...listed.filter(({ id }) => !found.has(id))];
    },
  };
}
