import { Plus } from '@edge-console/ui/icon';
import { defineList } from '../../../records/list/defineList.ts';
import { apiKeysMessages } from './messages.ts';
import { columns } from './columns.tsx';
import { unsyncedKeysQuery, apiKeysQuery } from './queries.ts';
import { KeySync } from './KeySync.tsx';
import { graphql } from '../../../api/graphql.ts';
import { rowActions } from './rowActions.ts';

const apiKeysCountQuery = graphql(`
  query ApiKeysCount {
    apiKeys(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, create, ...listMessages } = apiKeysMessages;

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
    key: { operation: 'apiKeys', isPage: true, load: async () => (await import('./KeyPage.tsx')).KeyPage },
    create: { operation: 'createApiKey', load: async () => (await import('./KeyDrawers.tsx')).CreateKeyDrawer },
    edit: { operation: 'updateApiKey', load: async () => (await import('./KeyDrawers.tsx')).EditKeyDrawer },
    snippet: { operation: 'apiKeys', load: async () => (await import('./SnippetDialog.tsx')).SnippetDialog },
  },
  messages: { ...listMessages, description: ({ entity }) => description(entity?.name ?? '') },
});
