import { graphql, type ResultOf } from '../../api/graphql.ts';
import { auditEventFields } from '../../records/audit-log/auditEventFields.ts';
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
    parent {
      id
      name
    }
  }
`);

export type ListedAccount = ResultOf<typeof accountFields>;

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

/** The account page: its details, newest users, and recent activity. */
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
          billing @include(if: $seesBilling) {
            ...BillingFields
          }
        }
      }
      users(list: { first: 6, filter: [{ field: "entity", op: eq, values: [$account] }] }) @include(if: $seesUsers) {
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
          ...AuditEventFields
        }
      }
    }
  `,
  [accountFields, auditEventFields, billingFields],
);

export type AccountPageData = ResultOf<typeof accountPageQuery>;
