import { CircleCheck, CircleSlash, Copy, Pencil, Plus, Trash } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayColumns } from './pathwayColumns.tsx';
import {
  type ListedPathway,
  pathwayChoicesQuery,
  pathwaysQuery,
  resourcesQuery,
  setPathwayActiveMutation,
} from './queries.ts';
import { graphql } from '../../api/graphql.ts';

const pathwaysCountQuery = graphql(`
  query PathwaysCount {
    pathways(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { actions, enabling, ...listMessages } = edgeDeliveryMessages.pathways;

const rowActions: RowActions<ListedPathway> = [
  { id: 'edit', label: actions.edit, icon: Pencil, operation: 'updatePathway', drawer: 'edit' },
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
    disabledReason: ({ usedBy }) => (usedBy > 0 ? listMessages.deleting.inUse(usedBy) : undefined),
    drawer: 'delete',
  },
];

/** The CDNs that resources are steered to. */
export const pathwaysList = defineList({
  resource: 'pathways',
  query: pathwaysQuery,
  countQuery: pathwaysCountQuery,
  refetchQueries: [resourcesQuery, pathwayChoicesQuery],
  rowLabel: ({ name }) => name,
  columns: pathwayColumns,
  defaultSort: { column: 'name', direction: 'ascending' },
  persistOffline: true,
  createAction: { id: 'create', label: listMessages.create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    create: { operation: 'createPathway', load: async () => (await import('./PathwayDrawers.tsx')).CreatePathway },
    edit: { operation: 'updatePathway', load: async () => (await import('./PathwayDrawers.tsx')).EditPathway },
    duplicate: {
      operation: 'createPathway',
      load: async () => (await import('./PathwayDrawers.tsx')).DuplicatePathway,
    },
    disable: {
      operation: 'setPathwayActive',
      load: async () => (await import('./ConfirmDialogs.tsx')).DisablePathway,
    },
    delete: { operation: 'deletePathway', load: async () => (await import('./ConfirmDialogs.tsx')).DeletePathway },
  },
  messages: { ...listMessages, description: ({ entity }) => listMessages.description(entity?.name ?? '') },
});
