import { CircleCheck, CircleSlash, FileText, Pencil, Plus, Trash } from '@edge-console/ui/icon';
import { defineList } from '../../../records/list/defineList.ts';
import { rowCall, type RowActions } from '../../../records/list/rowAction.ts';
import { apiKeysMessages } from './messages.ts';
import { columns } from './columns.tsx';
import { type ListedApiKey, unsyncedKeysQuery } from './queries.ts';
import { apiKeysQuery } from '../../../shell/apiAccessLists.ts';
import { KeySync } from './KeySync.tsx';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

const apiKeysCountQuery = graphql(`
  query ApiKeysCount {
    apiKeys(list: { first: 1 }) {
      totalCount
    }
  }
`);

const setApiKeyEnabledMutation = graphql(
  `
    mutation SetApiKeyEnabled($id: ID!, $enabled: Boolean!) {
      setApiKeyEnabled(id: $id, enabled: $enabled) {
        apiKey {
          id
          enabled
          syncState
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const deleteApiKeyMutation = graphql(
  `
    mutation DeleteApiKey($id: ID!) {
      deleteApiKey(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions: messages, description, create, enabling, disabling, deleting, ...listMessages } = apiKeysMessages;

const enable = (enabled: boolean) => rowCall(setApiKeyEnabledMutation, ({ id }: ListedApiKey) => ({ id, enabled }));

const rowActions: RowActions<ListedApiKey> = [
  { id: 'snippet', label: messages.snippet, icon: FileText, operation: 'apiKeys', drawer: 'snippet' },
  { id: 'edit', label: messages.edit, icon: Pencil, operation: 'updateApiKey', drawer: 'edit' },
  'separator',
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'setApiKeyEnabled',
    isShown: ({ enabled }) => enabled,
    mutation: {
      call: enable(false),
      done: ({ name }) => disabling.done(name),
      failed: ({ name }) => disabling.failed(name),
      confirm: {
        title: ({ name }) => disabling.title(name),
        text: () => disabling.text,
        label: disabling.confirm,
        tone: 'danger',
      },
      undo: 'enable',
    },
  },
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'setApiKeyEnabled',
    isShown: ({ enabled }) => !enabled,
    mutation: {
      call: enable(true),
      done: ({ name }) => enabling.done(name),
      failed: ({ name }) => enabling.failed(name),
      optimistic: () => ({ enabled: true }),
    },
  },
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteApiKey',
    mutation: {
      call: rowCall(deleteApiKeyMutation, ({ id }: ListedApiKey) => ({ id })),
      done: ({ name }) => deleting.done(name),
      failed: ({ name }) => deleting.failed(name),
      confirm: {
        title: ({ name }) => deleting.title(name),
        text: () => deleting.text,
        label: deleting.confirm,
        tone: 'danger',
      },
    },
  },
];

/** The API keys of the viewer's account. */
export const apiKeysList = defineList({
  resource: 'apiKeys',
  query: apiKeysQuery,
  countQuery: apiKeysCountQuery,
  refetchQueries: [unsyncedKeysQuery],
  rowLabel: ({ name }) => name,
  columns,
  defaultSort: { column: 'name', direction: 'ascending' },
  Summary: KeySync,
  createAction: { id: 'create', label: create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    create: { operation: 'createApiKey', load: async () => (await import('./KeyDrawers.tsx')).CreateKeyDrawer },
    edit: { operation: 'updateApiKey', load: async () => (await import('./KeyDrawers.tsx')).EditKeyDrawer },
    snippet: { operation: 'apiKeys', load: async () => (await import('./SnippetDialog.tsx')).SnippetDialog },
  },
  messages: { ...listMessages, description: ({ entity }) => description(entity?.name ?? '') },
});
