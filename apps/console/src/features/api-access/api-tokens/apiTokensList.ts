import { Plus } from '@edge-console/ui/icon';
import { defineList } from '../../../records/list/defineList.ts';
import { apiTokensMessages } from './messages.ts';
import { columns } from './columns.tsx';
import { tokenLimitQuery, apiTokensQuery } from './queries.ts';
import { tokensInListQuery } from '../../../records/api-token/tokensInList.ts';
import { TokenLimit } from './TokenLimit.tsx';
import { graphql } from '../../../api/graphql.ts';
import { rowActions } from './rowActions.ts';

const apiTokensCountQuery = graphql(`
  query ApiTokensCount {
    apiTokens(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, create, ...listMessages } = apiTokensMessages;

export const apiTokensList = defineList({
  resource: 'apiTokens',
  query: apiTokensQuery,
  countQuery: apiTokensCountQuery,
  refetchQueries: [tokenLimitQuery, tokensInListQuery],
  rowLabel: ({ name }) => name,
  columns,
  defaultSort: { column: 'createdAt', direction: 'descending' },
  Summary: TokenLimit,
  createAction: { id: 'create', label: create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    token: { operation: 'apiTokens', isPage: true, load: async () => (await import('./TokenPage.tsx')).TokenPage },
    create: {
      operation: 'createApiToken',
      load: async () => (await import('./CreateTokenDrawer.tsx')).CreateTokenDrawer,
    },
    edit: { operation: 'updateApiToken', load: async () => (await import('./EditTokenDrawer.tsx')).EditTokenDrawer },
    rotate: {
      operation: 'rotateApiToken',
      load: async () => (await import('./RotateTokenDrawer.tsx')).RotateTokenDrawer,
    },
    disable: {
      operation: 'setApiTokenEnabled',
      load: async () => (await import('./TokenDialogs.tsx')).DisableTokenDialog,
    },
    delete: { operation: 'deleteApiToken', load: async () => (await import('./TokenDialogs.tsx')).DeleteTokenDialog },
  },
  messages: { ...listMessages, description: ({ entity }) => description(entity?.name ?? '') },
});
