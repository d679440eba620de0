import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import type { ObjectOf } from '../../resource/form/useRecord.ts';

export const rolesQuery = graphql(`
  query Roles($list: ListInput) {
    roles(list: $list) {
      totalCount
      nodes {
        id
        name
        description
        builtIn
        usersCount
        updatedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const rolesCountQuery = graphql(`
  query RolesCount {
    roles(list: { first: 1 }) {
      totalCount
    }
  }
`);

/** A role as the list shows it. */
export type ListedRole = ResultOf<typeof rolesQuery>['roles']['nodes'][number];

/** One role with what it grants and the version that a change is based on. */
export const roleQuery = graphql(`
  query Role($id: ID!) {
    node(id: $id) {
      __typename
      ... on Role {
        id
        name
        description
        builtIn
        usersCount
        version
        permissions {
          group
          level
        }
      }
    }
  }
`);

export type StoredRole = ObjectOf<ResultOf<typeof roleQuery>, 'Role'>;

/** Some of the people who have a role, and how many they are. */
export const roleHoldersQuery = graphql(`
  query RoleHolders($list: ListInput) {
    users(list: $list) {
      totalCount
      nodes {
        id
        name
        lastName
      }
    }
  }
`);

export const createRoleMutation = graphql(
  `
    mutation CreateRole($input: RoleInput!) {
      createRole(input: $input) {
        role {
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

export const updateRoleMutation = graphql(
  `
    mutation UpdateRole($id: ID!, $expectedVersion: Int!, $input: RoleInput!) {
      updateRole(id: $id, expectedVersion: $expectedVersion, input: $input) {
        role {
          id
          version
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deleteRoleMutation = graphql(
  `
    mutation DeleteRole($id: ID!, $reassignTo: ID) {
      deleteRole(id: $id, reassignTo: $reassignTo) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
