import { Avatar } from '@edge-console/ui/avatar';
import type { CommandItem, CommandSource } from '@edge-console/ui/command-palette';
import { Drama } from '@edge-console/ui/icon';
import type { OperationName } from '../auth/access/operations.generated.ts';
import { accessTo } from '../auth/access/useAccess.ts';
import type { GraphQLClient } from '../api/client.ts';
import { graphql, type ResultOf } from '../api/graphql.ts';
import { writeDrawer } from '../router/drawer/drawerParam.ts';
import { jumpActionMessages } from './paletteCommandMessages.ts';
import { shellMessages } from './messages.ts';
import { drawerParameter } from '../router/leavesPage.ts';
import { routes } from '../router/routes.ts';
import { apiKeysQuery } from './apiAccessLists.ts';
import { apiTokensQuery } from './apiAccessLists.ts';
import { fullName } from '../api/viewer/fullName.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { canAct } from './paletteCommands.ts';
import { placeIcons } from './placeIcons.ts';

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

/** Maximum characters that the API searches for. */
const maxTextLength = 60;

/** A group for each type of hit, for viewers who may read the list that it comes from. */
const groups: readonly { id: SearchHit['__typename'] | 'ApiKey'; label: string; operation: OperationName }[] = [
  { id: 'Entity', label: routes.accounts.title, operation: 'entities' },
  { id: 'User', label: routes.users.title, operation: 'users' },
  { id: 'Role', label: routes.roles.title, operation: 'roles' },
  { id: 'ApiToken', label: messages.apiTokens, operation: 'apiTokens' },
  { id: 'ApiKey', label: jumpActionMessages.apiKeys, operation: 'apiKeys' },
  { id: 'Resource', label: messages.resources, operation: 'resources' },
  { id: 'Pathway', label: messages.pathways, operation: 'pathways' },
];

const addressOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${String(new URLSearchParams(parameters))}`;

/** Opens it, for those who may change it; others find it in its list. */
function openedIn(viewer: Viewer, path: string, operation: OperationName, hit: { id: string; text: string }): string {
  if (!accessTo(operation, viewer).allowed) return addressOf(path, { search: hit.text });
  return addressOf(path, { [drawerParameter]: writeDrawer({ name: 'edit', id: hit.id }) });
}

/** The item of a hit, and the address that opens it. */
export function itemOf(hit: SearchHit, viewer: Viewer): CommandItem {
  const { id, __typename: groupId } = hit;
  switch (hit.__typename) {
    case 'Entity': {
      const tab = hit.type === 'RESELLER' ? 'resellers' : 'customers';
      const href =
        id === viewer.entity?.id
          ? routes['my-account'].path
          : `${openedIn(viewer, routes.accounts.path, 'updateEntity', { id, text: hit.name })}&tab=${tab}`;
      return { id, groupId, label: hit.name, detail: messages.entityTypes[hit.type], icon: placeIcons.home, href };
    }
    case 'User': {
      const label = fullName(hit);
      const href = openedIn(viewer, routes.users.path, 'updateUser', { id, text: hit.email });
      return { id, groupId, label, detail: hit.email, media: <Avatar name={label} size="sm" />, href };
    }
    case 'Role': {
      const href = addressOf(routes.roles.path, { [drawerParameter]: writeDrawer({ name: 'role', id }) });
      return { id, groupId, label: hit.name, icon: placeIcons.roles, href };
    }
    case 'ApiToken': {
      const href = openedIn(viewer, routes['api-access'].path, 'updateApiToken', { id, text: hit.name });
      return { id, groupId, label: hit.name, icon: placeIcons.apiTokens, href };
    }
    case 'Resource': {
      const href = addressOf(routes['edge-delivery'].path, { [drawerParameter]: writeDrawer({ name: 'preview', id }) });
      return { id, groupId, label: hit.name, detail: hit.manifest, icon: placeIcons.edgeDelivery, href };
    }
    case 'Pathway': {
      const href = `${openedIn(viewer, routes['edge-delivery'].path, 'updatePathway', { id, text: hit.name })}&tab=pathways`;
      return { id, groupId, label: hit.name, detail: hit.hostname, icon: placeIcons.edgeDelivery, href };
    }
  }
}

const actingGroup = 'ActAs';
const actAsPattern = /^\s*act as\s+(\S.+)$/i;

/** The item by which the viewer acts as a person of an account below theirs. */
function actingItemOf(hit: SearchHit, viewer: Viewer): CommandItem[] {
  if (hit.__typename !== 'User' || !hit.active || hit.entity.id === viewer.entity?.id) return [];
  const href = addressOf(routes.users.path, { [drawerParameter]: writeDrawer({ name: 'act', id: hit.id }) });
  const label = jumpActionMessages.actAsPerson(fullName(hit));
  return [{ id: `act-${hit.id}`, groupId: actingGroup, label, detail: hit.email, icon: Drama, href }];
}

/** Maximum tokens, and keys, that the palette lists. */
const maxCredentials = 8;

/** Tokens and keys of the account, for a query that is a word for all of them: "token", "secret", "key". */
async function credentials(client: GraphQLClient, viewer: Viewer, query: string, signal: AbortSignal) {
  const wanted = query.trim().toLowerCase().replace(/s$/, '');
  const isNamed = (kind: keyof typeof jumpActionMessages.credentials, operation: OperationName) =>
    wanted.length > 2 &&
    jumpActionMessages.credentials[kind].some((word) => word.startsWith(wanted)) &&
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
      const href = `${openedIn(viewer, routes['api-access'].path, operation, { id, text: name })}${end}`;
      return { id, groupId, label: name, keywords: [query], icon: placeIcons.apiTokens, href };
    });
  return [
    ...(tokens?.ok ? itemsOf(tokens.value.apiTokens.nodes, 'ApiToken', 'updateApiToken') : []),
    ...(keys?.ok ? itemsOf(keys.value.apiKeys.nodes, 'ApiKey', 'updateApiKey', '&tab=apiKeys') : []),
  ];
}

/** What the API finds for the palette; null for viewers who may read none of it. */
export function searchSource(client: GraphQLClient, viewer: Viewer): CommandSource | null {
  const readable = groups.filter(({ operation }) => accessTo(operation, viewer).allowed);
  if (readable.length === 0) return null;
  const mayAct = canAct(viewer);
  return {
    id: 'search',
    label: readable.map(({ label }) => label).join(', '),
    groups: mayAct ? [...readable, { id: actingGroup, label: jumpActionMessages.acting }] : readable,
    async search(query, signal) {
      // “act as kofi” looks for Kofi.
      const [, wanted] = (mayAct && actAsPattern.exec(query)) || [];
      const text = (wanted ?? query).slice(0, maxTextLength);
      const [result, listed] = await Promise.all([
        client.request(searchQuery, { text }, { signal }),
        credentials(client, viewer, query, signal),
      ]);
      if (!result.ok) throw new Error(result.error.code);
      const people = mayAct ? result.value.search.flatMap((hit) => actingItemOf(hit, viewer)) : [];
      if (wanted !== undefined) return people.map((item) => ({ ...item, keywords: [query] }));
      const hits = result.value.search.map((hit) => itemOf(hit, viewer));
      const found = new Set(hits.map(({ id }) => id));
      return [...hits, ...people, ...listed.filter(({ id }) => !found.has(id))];
    },
  };
}
