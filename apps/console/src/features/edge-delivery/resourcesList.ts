import { CircleCheck, CircleSlash, Copy, Eye, Pencil, Plus, RotateCw, Trash } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { resourceColumns } from './resourceColumns.tsx';
import {
  type ListedResource,
  pathwaysQuery,
  resourceQuery,
  resourcesQuery,
  steeringPreviewQuery,
} from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const resourcesCountQuery = graphql(`
  query ResourcesCount {
    resources(list: { first: 1 }) {
      totalCount
    }
  }
`);

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

const { actions, enabling, disabling, ...listMessages } = edgeDeliveryMessages.resources;
const setActive = (active: boolean) => rowCall(setResourceActiveMutation, ({ id }: ListedResource) => ({ id, active }));

const rowActions: RowActions<ListedResource> = [
  { id: 'preview', label: actions.preview, icon: Eye, operation: 'resources', drawer: 'preview' },
  { id: 'edit', label: actions.edit, icon: Pencil, operation: 'updateResource', drawer: 'edit' },
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

/** What is steered: the resources of the viewer's account. */
export const resourcesList = defineList({
  resource: 'resources',
  query: resourcesQuery,
  countQuery: resourcesCountQuery,
  refetchQueries: [pathwaysQuery, resourceQuery, steeringPreviewQuery],
  rowLabel: ({ name }) => name,
  columns: resourceColumns,
  defaultSort: { column: 'name', direction: 'ascending' },
  persistOffline: true,
  createAction: { id: 'create', label: listMessages.create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    create: { operation: 'createResource', load: async () => (await import('./ResourceDrawers.tsx')).CreateResource },
    edit: { operation: 'updateResource', load: async () => (await import('./ResourceDrawers.tsx')).EditResource },
    duplicate: {
      operation: 'createResource',
      load: async () => (await import('./ResourceDrawers.tsx')).DuplicateResource,
    },
    preview: { operation: 'resources', load: async () => (await import('./PreviewDrawer.tsx')).PreviewDrawer },
    rotate: {
      operation: 'rotatePlayerToken',
      load: async () => (await import('./ConfirmDialogs.tsx')).RotatePlayerToken,
    },
    delete: { operation: 'deleteResource', load: async () => (await import('./ConfirmDialogs.tsx')).DeleteResource },
  },
  messages: { ...listMessages, description: ({ entity }) => listMessages.description(entity?.name ?? '') },
});
