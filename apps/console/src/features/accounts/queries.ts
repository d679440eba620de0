import { graphql, type ResultOf } from '../../api/graphql.ts';
import { linkedAuditEventFields } from '../../records/audit-log/linkedAuditEventFields.ts';
import { billingFields } from '../../records/account/queries.ts';

export const accountFields = graphql(`
  fragment AccountFields on Entity {
    id
    type
    name
    companyName
    services
    tier
    usersCount
    enabledTokens
    activeResources
    active
    deletableAt
    createdAt
    lastDataAt
    health {
      status
      subject
      since
      expiresAt
      count
    }
    parent {
      id
      name
    }
  }
`);

export const viewingFields = graphql(`
  fragment ViewingFields on AccountViewing {
    audience
    offload
    trend
  }
`);

export type Viewing = ResultOf<typeof viewingFields>;

/** Customers with their figures, which take longer than their other fields. */
export const viewingQuery = graphql(
  `
    query CustomersViewing($list: ListInput) {
      customers: entities(type: CUSTOMER, list: $list) {
        totalCount
        nodes {
          ...AccountFields
          viewing {
            ...ViewingFields
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [accountFields, viewingFields],
);

/** How many accounts have each status. */
export const healthSummaryQuery = graphql(`
  query AccountHealth($type: EntityType!) {
    accountHealth(type: $type) {
      counts {
        status
        count
      }
      firingAlerts
      audience {
        lastHour
        weekBefore
      }
    }
  }
`);

/** Only exported rows have the figures; the list loads them after its rows. */
export type ListedAccount = ResultOf<typeof accountFields> & { viewing?: Viewing | null };

export type HealthStatus = ListedAccount['health']['status'];

/** An account with the fields its forms need, and the version its changes are based on. */
export const accountQuery = graphql(
  `
    query Account($id: ID!) {
      node(id: $id) {
        __typename
        ... on Entity {
          ...AccountFields
          region
          tokenLimit
          version
          parent {
            services
            tier
          }
        }
      }
    }
  `,
  [accountFields],
);

/** The account page: its details, most recent sign-ins, and recent activity. */
export const accountPageQuery = graphql(
  `
    query AccountPage(
      $id: ID!
      $account: String!
      $seesBilling: Boolean!
      $seesUsers: Boolean!
      $seesActivity: Boolean!
    ) {
      node(id: $id) {
        __typename
        ... on Entity {
          ...AccountFields
          region
          tokenLimit
          eiCustomerId
          requireMfa
          viewing {
            ...ViewingFields
          }
          billing @include(if: $seesBilling) {
            ...BillingFields
          }
        }
      }
      users(
        list: {
          first: 6
          filter: [{ field: "entity", op: eq, values: [$account] }]
          sort: { field: "lastLogin", desc: true }
        }
      ) @include(if: $seesUsers) {
        totalCount
        nodes {
          id
          name
          lastName
          email
          roleName
          status
        }
      }
      auditEvents(list: { first: 8, filter: [{ field: "entity", op: eq, values: [$account] }] })
        @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
    }
  `,
  [accountFields, billingFields, linkedAuditEventFields, viewingFields],
);

export type AccountPageData = ResultOf<typeof accountPageQuery>;
