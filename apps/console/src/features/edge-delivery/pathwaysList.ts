import { Plus } from '@edge-console/ui/icon';
import { defineList } from '../../records/list/defineList.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayColumns } from './pathwayColumns.tsx';
import { pathwayChoicesQuery, pathwaysQuery, resourcesQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { pathwayRowActions } from './pathwayRowActions.ts';

const pathwaysCountQuery = graphql(`
  query PathwaysCount {
    pathways(list: { first: 1 }) {
      totalCount
    }
  }
`);

const listMessages = edgeDeliveryMessages.pathways;

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
  rowActions: pathwayRowActions,
  drawers: {
    pathway: { operation: 'pathways', isPage: true, load: async () => (await import('./PathwayPage.tsx')).PathwayPage },
    create: { operation: 'createPathway', load: async () => (await import('./PathwayDrawers.tsx')).CreatePathway },
    edit: { operation: 'updatePathway', load: async () => (await import('./PathwayDrawers.tsx')).EditPathway },
    duplicate: {
      operation: 'createPathway',
      load: async () => (await import('./PathwayDrawers.tsx')).DuplicatePathway,
    },
    history: { operation: 'pathwayHistory', load: async () => (await import('./HistoryDrawers.tsx')).PathwayHistory },
    disable: {
      operation: 'setPathwayActive',
      load: async () => (await import('./ConfirmDialogs.tsx')).DisablePathway,
    },
    delete: { operation: 'deletePathway', load: async () => (await import('./ConfirmDialogs.tsx')).DeletePathway },
  },
  messages: { ...listMessages, description: ({ entity }) => listMessages.description(entity?.name ?? '') },
});
