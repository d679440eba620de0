import { edgeDeliveryMessages } from './messages.ts';
import type { ListedPathway } from './queries.ts';
import { Pencil, Copy, CircleSlash, CircleCheck, ScrollText, Trash } from '@edge-console/ui/icon';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const setPathwayActiveMutation = graphql(
  `
    mutation SetPathwayActive($id: ID!, $active: Boolean!) {
      setPathwayActive(id: $id, active: $active) {
        pathway {
          id
          active
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions, enabling, deleting } = edgeDeliveryMessages.pathways;

export const pathwayRowActions: RowActions<ListedPathway> = [
  { id: 'edit', label: actions.edit, icon: Pencil, operation: 'updatePathway', drawer: 'edit' },
  { id: 'history', label: actions.history, icon: ScrollText, operation: 'pathwayHistory', drawer: 'history' },
  { id: 'duplicate', label: actions.duplicate, icon: Copy, operation: 'createPathway', drawer: 'duplicate' },
  'separator',
  {
    id: 'disable',
    label: actions.disable,
    icon: CircleSlash,
    operation: 'setPathwayActive',
    isShown: ({ active }) => active,
    drawer: 'disable',
  },
  {
    id: 'enable',
    label: actions.enable,
    icon: CircleCheck,
    operation: 'setPathwayActive',
    isShown: ({ active }) => !active,
    mutation: {
      call: rowCall(setPathwayActiveMutation, ({ id }: ListedPathway) => ({ id, active: true })),
      done: ({ name }) => enabling.done(name),
      failed: ({ name }) => enabling.failed(name),
      confirm: { title: ({ name }) => enabling.title(name), text: () => enabling.text, label: enabling.confirm },
    },
  },
  {
    id: 'delete',
    label: actions.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deletePathway',
    disabledReason: ({ usedBy }) => (usedBy > 0 ? deleting.inUse(usedBy) : undefined),
    drawer: 'delete',
  },
];
