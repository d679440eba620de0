import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { edgeDeliveryMessages } from './messages.ts';
import type { ListedResource } from './queries.ts';
import { Eye, Copy, RotateCw, CircleSlash, CircleCheck, ScrollText, Trash } from '@edge-console/ui/icon';

const setResourceActiveMutation = graphql(
  `
    mutation SetResourceActive($id: ID!, $active: Boolean!) {
      setResourceActive(id: $id, active: $active) {
        resource {
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

const setActive = (active: boolean) => rowCall(setResourceActiveMutation, ({ id }: ListedResource) => ({ id, active }));

const { actions, enabling, disabling } = edgeDeliveryMessages.resources;

export const resourceRowActions: RowActions<ListedResource> = [
  { id: 'open', label: actions.open, icon: Eye, operation: 'resources', drawer: 'preview' },
  { id: 'history', label: actions.history, icon: ScrollText, operation: 'resourceHistory', drawer: 'history' },
  { id: 'duplicate', label: actions.duplicate, icon: Copy, operation: 'createResource', drawer: 'duplicate' },
  {
    id: 'rotate',
    label: actions.rotate,
    icon: RotateCw,
    operation: 'rotatePlayerToken',
    drawer: 'rotate',
  },
  'separator',
  {
    id: 'disable',
    label: actions.disable,
    icon: CircleSlash,
    operation: 'setResourceActive',
    isShown: ({ active }) => active,
    mutation: {
      call: setActive(false),
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
    label: actions.enable,
    icon: CircleCheck,
    operation: 'setResourceActive',
    isShown: ({ active }) => !active,
    mutation: {
      call: setActive(true),
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
    operation: 'deleteResource',
    drawer: 'delete',
  },
];
