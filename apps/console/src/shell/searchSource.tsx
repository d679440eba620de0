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
import { routes } from '../router/routes.ts';
import { apiKeysQuery } from './apiAccessLists.ts';
import { apiTokensQuery } from './apiAccessLists.ts';
import { fullName } from '../api/viewer/fullName.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { canAct } from './paletteCommands.ts';
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
    }
  }
`);

export type SearchHit = ResultOf<typeof searchQuery>['search'][number];

const messages = shellMessages.jump;

/** The API's maximum. */
const maxTextLength = 60;

/** Result groups by type, with the operation that the viewer must be allowed to use. */
const groups: readonly { id: SearchHit['__typename'] | 'ApiKey'; label: string; operation: OperationName }[] = [
  { id: 'Entity', label: paletteCommandMessages.accounts, operation: 'entities' },
  { id: 'User', label: routes.users.title, operation: 'users' },
  { id: 'Role', label: routes.roles.title, operation: 'roles' },
  { id: 'ApiToken', label: messages.apiTokens, operation: 'apiTokens' },
  { id: 'ApiKey', label: paletteCommandMessages.apiKeys, operation: 'apiKeys' },
  { id: 'Resource', label: messages.resources, operation: 'resources' },
  { id: 'Pathway', label: messages.pathways, operation: 'pathways' },
];

const urlOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${String(new URLSearchParams(parameters))}`;

/** The URL to edit a hit, or to find it in its list without permission. */
function editUrl(viewer: Viewer, path: string, operation: OperationName, hit: { id: string; text: string }): string {
  if (!accessTo(operation, viewer).allowed) return urlOf(path, { search: hit.text });
  return urlOf(path, { [drawerParameter]: writeDrawer({ name: 'edit', id: hit.id }) });
}

/** The palette item of a hit. */
export function itemOf(hit: SearchHit, viewer: Viewer): CommandItem {
  const { id, __typename: groupId } = hit;
  switch (hit.__typename) {
    case 'Entity': {
      const tab = hit.type === 'RESELLER' ? 'resellers' : 'customers';
      const href =
        id === viewer.entity?.id
          ? routes['my-account'].path
          : `${editUrl(viewer, routes.accounts.path, 'updateEntity', { id, text: hit.name })}&tab=${tab}`;
      return { id, groupId, label: hit.name, detail: messages.entityTypes[hit.type], icon: menuIcons.home, href };
    }
    case 'User': {
      const label = fullName(hit);
      const href = editUrl(viewer, routes.users.path, 'updateUser', { id, text: hit.email });
      return { id, groupId, label, detail: hit.email, media: <Avatar name={label} size="sm" />, href };
    }
    case 'Role': {
      const href = urlOf(routes.roles.path, { [drawerParameter]: writeDrawer({ name: 'role', id }) });
      return { id, groupId, label: hit.name, icon: menuIcons.roles, href };
    }
    case 'ApiToken': {
      const href = editUrl(viewer, routes['api-access'].path, 'updateApiToken', { id, text: hit.name });
      return { id, groupId, label: hit.name, icon: menuIcons.apiTokens, href };
    }
    case 'Resource': {
      const href = urlOf(routes['edge-delivery'].path, { [drawerParameter]: writeDrawer({ name: 'preview', id }) });
      return { id, groupId, label: hit.name, detail: hit.manifest, icon: menuIcons.edgeDelivery, href };
    }
    case 'Pathway': {
      const href = `${editUrl(viewer, routes['edge-delivery'].path, 'updatePathway', { id, text: hit.name })}&tab=pathways`;
      return { id, groupId, label: hit.name, detail: hit.hostname, icon: menuIcons.edgeDelivery, href };
    }
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

/** Maximum tokens and maximum keys in the palette. */
const maxCredentials = 8;

/** The account's tokens and keys, for queries such as "token", "secret", or "key". */
async function credentials(client: GraphQLClient, viewer: Viewer, query: string, signal: AbortSignal) {
  const term = query.trim().toLowerCase().replace(/s$/, '');
  const isNamed = (kind: keyof typeof paletteCommandMessages.credentials, operation: OperationName) =>
    term.length > 2 &&
    paletteCommandMessages.credentials[kind].some((word) => word.startsWith(term)) &&
    accessTo(operation, viewer).allowed;
  const list = { first: maxCredentials };
  const [tokens, keys] = await Promise.all([
    isNamed('ApiToken', 'apiTokens') ? client.request(apiTokensQuery, { list }, { signal }) : null,
    isNamed('ApiKey', 'apiKeys') ? client.request(apiKeysQuery, { list }, { signal }) : null,
  ]);
  const itemsOf = (
    nodes: readonly { id: string; name: string }[],
    groupId: string,
    operation: OperationName,
    end = '',
  ) =>
    nodes.map(({ id, name }): CommandItem => {
      const href = `${editUrl(viewer, routes['api-access'].path, operation, { id, text: name })}${end}`;
      return { id, groupId, label: name, keywords: [query], icon: menuIcons.apiTokens, href };
    });
  return [
    ...(tokens?.ok ? itemsOf(tokens.value.apiTokens.nodes, 'ApiToken', 'updateApiToken') : []),
    ...(keys?.ok ? itemsOf(keys.value.apiKeys.nodes, 'ApiKey', 'updateApiKey', '&tab=apiKeys') : []),
  ];
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
        credentials(client, viewer, query, signal),
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
