import { CircleCheck, CircleSlash, KeyRound, Pencil, Plus, RotateCw, Trash } from '@edge-console/ui/icon';
import { defineList } from '../../../records/list/defineList.ts';
import { rowCall, type RowActions } from '../../../records/list/rowAction.ts';
import { apiTokensMessages } from '../../../records/api-token/messages.ts';
import { columns } from './columns.tsx';
import { type ListedApiToken, setApiTokenEnabledMutation, tokenLimitQuery } from './queries.ts';
import { tokensInListQuery } from '../../../records/api-token/tokensInList.ts';
import { apiTokensQuery } from '../../../shell/apiAccessLists.ts';
import { tiersSection } from './tiersSection.ts';
import { isSecretUnseen } from '../../../records/api-token/tokenStatus.ts';
import { TokenLimit } from './TokenLimit.tsx';
import { graphql } from '../../../api/graphql.ts';

const apiTokensCountQuery = graphql(`
  query ApiTokensCount {
    apiTokens(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { actions: messages, description, create, enabling, ...listMessages } = apiTokensMessages;

const rowActions: RowActions<ListedApiToken> = [
  { id: 'edit', label: messages.edit, icon: Pencil, operation: 'updateApiToken', drawer: 'edit' },
  {
    id: 'getSecret',
    label: messages.getSecret,
    icon: KeyRound,
    operation: 'rotateApiToken',
    isShown: isSecretUnseen,
    drawer: 'rotate',
  },
  {
    id: 'rotate',
    label: messages.rotate,
    icon: RotateCw,
    operation: 'rotateApiToken',
    isShown: (token) => !isSecretUnseen(token),
    drawer: 'rotate',
  },
  'separator',
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'setApiTokenEnabled',
    isShown: ({ enabled }) => enabled,
    drawer: 'disable',
  },
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'setApiTokenEnabled',
    isShown: ({ enabled }) => !enabled,
    mutation: {
      call: rowCall(setApiTokenEnabledMutation, ({ id }: ListedApiToken) => ({ id, enabled: true })),
      done: ({ name }) => enabling.done(name),
      failed: ({ name }) => enabling.failed(name),
      help: { TOKEN_LIMIT_REACHED: { label: apiTokensMessages.limit.compare, ...tiersSection } },
      optimistic: () => ({ enabled: true }),
    },
  },
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteApiToken',
    drawer: 'delete',
  },
];

/** The API tokens of the viewer's account. */
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
