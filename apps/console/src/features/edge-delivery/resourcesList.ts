import { Plus } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { resourceColumns } from './resourceColumns.tsx';
import { pathwayChoicesQuery, pathwaysQuery, resourcesQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { resourceRowActions } from './resourceRowActions.ts';

const resourcesCountQuery = graphql(`
  query ResourcesCount {
    resources(list: { first: 1 }) {
      totalCount
    }
  }
`);

const resourceDrawer = {
  operation: 'resources',
  load: async () => (await import('./ResourceDrawer.tsx')).ResourceDrawer,
} as const;

const listMessages = edgeDeliveryMessages.resources;

export const resourcesList = defineList({
  resource: 'resources',
  query: resourcesQuery,
  countQuery: resourcesCountQuery,
  refetchQueries: [pathwaysQuery, pathwayChoicesQuery],
  rowLabel: ({ name }) => name,
  columns: resourceColumns,
  defaultSort: { column: 'name', direction: 'ascending' },
  persistOffline: true,
  createAction: { id: 'create', label: listMessages.create, icon: Plus, drawer: 'create' },
  rowActions: resourceRowActions,
  drawers: {
    create: { operation: 'createResource', load: async () => (await import('./ResourceDrawers.tsx')).CreateResource },
    duplicate: {
      operation: 'createResource',
      load: async () => (await import('./ResourceDrawers.tsx')).DuplicateResource,
    },
    preview: resourceDrawer,
    // Links from before the drawer could edit.
    edit: resourceDrawer,
    history: {
      operation: 'resourceHistory',
      load: async () => (await import('./HistoryDrawers.tsx')).ResourceHistory,
    },
    rotate: {
      operation: 'rotatePlayerToken',
      load: async () => (await import('./ConfirmDialogs.tsx')).RotatePlayerToken,
    },
    delete: { operation: 'deleteResource', load: async () => (await import('./ConfirmDialogs.tsx')).DeleteResource },
  },
  messages: { ...listMessages, description: ({ entity }) => listMessages.description(entity?.name ?? '') },
});
