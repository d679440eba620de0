import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';
import { rowCall, type RowActions } from '../../../records/list/rowAction.ts';
import { apiKeysMessages } from './messages.ts';
import type { ListedApiKey } from './queries.ts';
import { FileText, Pencil, CircleSlash, CircleCheck, Trash } from '@edge-console/ui/icon';

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

const { actions: messages, enabling, disabling, deleting } = apiKeysMessages;

const setEnabled = (enabled: boolean) => rowCall(setApiKeyEnabledMutation, ({ id }: ListedApiKey) => ({ id, enabled }));

export const rowActions: RowActions<ListedApiKey> = [
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
      call: setEnabled(false),
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
      call: setEnabled(true),
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
