import { Plus } from '@edge-console/ui/icon';
import { defineList, type ListDrawer } from '../../records/list/defineList.ts';
import { accountsMessages } from './messages.ts';
import { customerColumns, resellerColumns } from './columns.tsx';
import { accountFields, healthSummaryQuery, viewingQuery } from './queries.ts';
import { PageHealthFilter } from './HealthFilter.tsx';
import { rowActions } from './rowActions.tsx';
import type { EntityType } from '../../auth/access/access.ts';
import { graphql } from '../../api/graphql.ts';

const customersQuery = graphql(
  `
    query Customers($list: ListInput) {
      customers: entities(type: CUSTOMER, list: $list) {
        totalCount
        nodes {
          ...AccountFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [accountFields],
);

const resellersQuery = graphql(
  `
    query Resellers($list: ListInput) {
      resellers: entities(type: RESELLER, list: $list) {
        totalCount
        nodes {
          ...AccountFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [accountFields],
);

const resellersCountQuery = graphql(`
  query ResellersCount {
    resellers: entities(type: RESELLER, list: { first: 1 }) {
      totalCount
    }
  }
`);

const customersCountQuery = graphql(`
  query CustomersCount {
    customers: entities(type: CUSTOMER, list: { first: 1 }) {
      totalCount
    }
  }
`);

const { resellers, customers } = accountsMessages;

/** Both lists. */
const common = {
  rowLabel: ({ name }: { name: string }) => name,
  defaultSort: { column: 'health', direction: 'ascending' } as const,
  rowActions,
  refetchQueries: [healthSummaryQuery, viewingQuery],
  Summary: PageHealthFilter,
};

const drawers: Readonly<Record<string, ListDrawer>> = {
  account: { operation: 'entities', isPage: true, load: async () => (await import('./AccountPage.tsx')).AccountPage },
  act: {
    operation: 'startImpersonation',
    load: async () => (await import('../../records/impersonation/AccountActingDrawer.tsx')).AccountActingDrawer,
  },
  billing: { operation: 'updateEntity', load: async () => (await import('./BillingDrawer.tsx')).BillingDrawer },
  move: { operation: 'moveEntity', load: async () => (await import('./MoveDrawer.tsx')).MoveDrawer },
  edit: { operation: 'updateEntity', load: async () => (await import('./EditAccountDrawer.tsx')).EditAccountDrawer },
  services: {
    operation: 'setEntityServices',
    load: async () => (await import('./ServicesDrawer.tsx')).ServicesDrawer,
  },
  tier: { operation: 'setEntityTier', load: async () => (await import('./TierDrawer.tsx')).TierDrawer },
  delete: {
    operation: 'deleteEntity',
    load: async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
  },
};

export const resellersList = defineList({
  ...common,
  resource: 'resellers',
  query: resellersQuery,
  countQuery: resellersCountQuery,
  columns: resellerColumns,
  createAction: { id: 'create', label: resellers.create, icon: Plus, drawer: 'create' },
  drawers: {
    ...drawers,
    create: {
      operation: 'createEntity',
      load: async () => (await import('./CreateAccountDrawer.tsx')).CreateResellerDrawer,
    },
  },
  messages: { ...resellers, description: ({ entity }) => resellers.description(entity?.name ?? '') },
});

export const customersList = defineList({
  ...common,
  resource: 'customers',
  query: customersQuery,
  exportQuery: viewingQuery,
  countQuery: customersCountQuery,
  columns: customerColumns,
  createAction: { id: 'create', label: customers.create, icon: Plus, drawer: 'create' },
  drawers: {
    ...drawers,
    create: {
      operation: 'createEntity',
      load: async () => (await import('./CreateAccountDrawer.tsx')).CreateCustomerDrawer,
    },
  },
  messages: { ...customers, description: ({ entity }) => customers.description(entity?.name ?? '') },
});

/** The platform's list depends on the tab in the URL; others list their customers. */
export const listOf = (type: EntityType | undefined, tab: string | null) =>
  type !== 'PLATFORM' || tab === customersList.resource ? customersList : resellersList;
