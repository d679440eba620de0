import type { ListedApiToken } from './queries.ts';
import { Pencil, KeyRound, RotateCw, CircleSlash, CircleCheck, Trash } from '@edge-console/ui/icon';
import { isSecretUnseen } from '../../../records/api-token/tokenStatus.ts';
import { rowCall, type RowActions } from '../../../records/list/rowAction.ts';
import { apiTokensMessages } from './messages.ts';
import { tiersSection } from './tiersSection.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

export const setApiTokenEnabledMutation = graphql(
  `
    mutation SetApiTokenEnabled($id: ID!, $enabled: Boolean!) {
      setApiTokenEnabled(id: $id, enabled: $enabled) {
        apiToken {
          id
          enabled
          updatedUser
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions: messages, enabling } = apiTokensMessages;

export const rowActions: RowActions<ListedApiToken> = [
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
