import {
  CircleCheck,
  CircleSlash,
  Drama,
  FileText,
  Network,
  Pencil,
  SlidersHorizontal,
  Trash,
  Users,
} from '@edge-console/ui/icon';
import { hasLevel } from '../../auth/access/access.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { accountsMessages } from './messages.ts';
import type { ListedAccount } from './queries.ts';
import { deletionObstacle } from './deletionObstacle.ts';
import { DisableImpact } from './DisableImpact.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setEntityActiveMutation = graphql(
  `
    mutation SetEntityActive($id: ID!, $active: Boolean!) {
      setEntityActive(id: $id, active: $active) {
        entity {
          id
          active
          deletableAt
          health {
            status
            subject
            since
            expiresAt
            count
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions: messages, disableDialog, enableDialog } = accountsMessages;
const named = (message: (name: string) => string) => (account: ListedAccount) => message(account.name);

/** The menu of an account, in its row and on its page. */
export const rowActions: RowActions<ListedAccount> = [
  {
    id: 'act',
    label: accessMessages.actAs.action,
    icon: Drama,
    operation: 'startImpersonation',
    disabledReason: ({ active }) => (active ? undefined : accountsMessages.whileDisabled),
    drawer: 'act',
  },
  {
    id: 'users',
    label: messages.users,
    icon: Users,
    operation: 'users',
    href: ({ id }) => `/users/?filter=entity:eq:${id}`,
  },
  { id: 'edit', label: messages.edit, icon: Pencil, operation: 'updateEntity', drawer: 'edit' },
  {
    id: 'billing',
    label: messages.billing,
    icon: FileText,
    operation: 'updateEntity',
    isShown: (_, viewer) => hasLevel(viewer, 'st.billing', 'MANAGE'),
    disabledReason: (_, { acting }) => (acting ? accessMessages.whileActing : undefined),
    drawer: 'billing',
  },
  {
    id: 'services',
    label: messages.services,
    icon: SlidersHorizontal,
    operation: 'setEntityServices',
    drawer: 'services',
  },
  { id: 'tier', label: messages.tier, icon: SlidersHorizontal, operation: 'setEntityTier', drawer: 'tier' },
  {
    id: 'move',
    label: messages.move,
    icon: Network,
    operation: 'moveEntity',
    isShown: ({ type }, { entity }) => type === 'CUSTOMER' && entity?.type === 'PLATFORM',
    drawer: 'move',
  },
  'separator',
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'setEntityActive',
    isShown: ({ active }) => active,
    mutation: {
      call: rowCall(setEntityActiveMutation, ({ id }: ListedAccount) => ({ id, active: false })),
      confirm: {
        title: named(disableDialog.title),
        text: (account) => <DisableImpact account={account} />,
        label: disableDialog.confirm,
        tone: 'danger',
      },
      done: named(disableDialog.done),
      failed: named(disableDialog.failed),
      undo: 'enable',
    },
  },
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'setEntityActive',
    isShown: ({ active }) => !active,
    mutation: {
      call: rowCall(setEntityActiveMutation, ({ id }: ListedAccount) => ({ id, active: true })),
      confirm: {
        title: named(enableDialog.title),
        text: () => enableDialog.text,
        label: enableDialog.confirm,
      },
      done: named(enableDialog.done),
      failed: named(enableDialog.failed),
      optimistic: () => ({ active: true }),
    },
  },
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteEntity',
    disabledReason: deletionObstacle,
    drawer: 'delete',
  },
];
