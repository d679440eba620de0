import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import type { ObjectOf } from '../../resource/form/useRecord.ts';

const accountFields = graphql(`
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

export const resellersQuery = graphql(
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

export const customersQuery = graphql(
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

export const resellersCountQuery = graphql(`
  query ResellersCount {
    resellers: entities(type: RESELLER, list: { first: 1 }) {
      totalCount
    }
  }
`);

export const customersCountQuery = graphql(`
  query CustomersCount {
    customers: entities(type: CUSTOMER, list: { first: 1 }) {
      totalCount
    }
  }
`);

/** An account as the lists show it. */
export type ListedAccount = ResultOf<typeof customersQuery>['customers']['nodes'][number];

/** One account with what its forms need, and the version that a change is based on. */
export const accountQuery = graphql(`
  query Account($id: ID!) {
    node(id: $id) {
      __typename
      ... on Entity {
        id
        type
        name
        companyName
        region
        services
        tier
        tokenLimit
        enabledTokens
        usersCount
        active
        deletableAt
        version
        parent {
          id
          name
          services
          tier
        }
      }
    }
  }
`);

export type StoredAccount = ObjectOf<ResultOf<typeof accountQuery>, 'Entity'>;

/** One account with its billing details, which need a permission of their own. */
export const billedAccountQuery = graphql(`
  query BilledAccount($id: ID!) {
    node(id: $id) {
      __typename
      ... on Entity {
        id
        name
        companyName
        region
        version
        billing {
          legalName
          taxId
          email
          address
          country
        }
      }
    }
  }
`);

/** The page of an account: itself, its newest people, and what was done in it last. */
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
            legalName
            taxId
            email
            address
            country
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
          id
          at
          actor
          action
          targetName
          outcome
          diff
        }
      }
    }
  `,
  [accountFields],
);

export type AccountPageData = ResultOf<typeof accountPageQuery>;

export const createEntityMutation = graphql(
  `
    mutation CreateEntity($input: CreateEntityInput!) {
      createEntity(input: $input) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const updateEntityMutation = graphql(
  `
    mutation UpdateEntity($id: ID!, $expectedVersion: Int!, $input: EntityInput!) {
      updateEntity(id: $id, expectedVersion: $expectedVersion, input: $input) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const setEntityActiveMutation = graphql(
  `
    mutation SetEntityActive($id: ID!, $active: Boolean!) {
      setEntityActive(id: $id, active: $active) {
        entity {
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

export const setEntityServicesMutation = graphql(
  `
    mutation SetEntityServices($id: ID!, $services: [Service!]!) {
      setEntityServices(id: $id, services: $services) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const setEntityTierMutation = graphql(
  `
    mutation SetEntityTier($id: ID!, $tier: Tier!) {
      setEntityTier(id: $id, tier: $tier) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deleteEntityMutation = graphql(
  `
    mutation DeleteEntity($id: ID!, $confirmName: String!) {
      deleteEntity(id: $id, confirmName: $confirmName) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const moveEntityMutation = graphql(
  `
    mutation MoveEntity($id: ID!, $parentId: ID!) {
      moveEntity(id: $id, parentId: $parentId) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
