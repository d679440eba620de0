import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const usersQuery = graphql(`
  query Users($list: ListInput) {
    users(list: $list) {
      totalCount
      nodes {
        id
        name
        lastName
        email
        roleName
        role {
          id
        }
        admin
        active
        status
        createdAt
        lastLogin
        mfaEnabled
        isLastAdministrator
        entity {
          id
          name
          requireMfa
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const usersCountQuery = graphql(`
  query UsersCount {
    users(list: { first: 1 }) {
      totalCount
    }
  }
`);

/** A person as the list shows them. */
export type ListedUser = ResultOf<typeof usersQuery>['users']['nodes'][number];

/** One person with what the form needs and the version it is based on. */
export const userQuery = graphql(`
  query User($id: ID!) {
    node(id: $id) {
      __typename
      ... on User {
        id
        name
        lastName
        email
        phone
        admin
        isLastAdministrator
        version
        role {
          id
          name
          description
        }
        entity {
          id
          name
        }
      }
    }
  }
`);

export const inviteUserMutation = graphql(
  `
    mutation InviteUser($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
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

export const updateUserMutation = graphql(
  `
    mutation UpdateUser($id: ID!, $expectedVersion: Int!, $input: UpdateUserInput!) {
      updateUser(id: $id, expectedVersion: $expectedVersion, input: $input) {
        user {
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

export const setUserActiveMutation = graphql(
  `
    mutation SetUserActive($id: ID!, $active: Boolean!) {
      setUserActive(id: $id, active: $active) {
        user {
          id
          active
          status
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const resendInviteMutation = graphql(
  `
    mutation ResendInvite($id: ID!) {
      resendInvite(id: $id) {
        user {
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

export const deleteUserMutation = graphql(
  `
    mutation DeleteUser($id: ID!) {
      deleteUser(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const revokeUserSessionsMutation = graphql(
  `
    mutation RevokeUserSessions($id: ID!) {
      revokeUserSessions(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const updateUsersMutation = graphql(
  `
    mutation UpdateUsers($selection: UserSelection!, $change: UserChange!) {
      updateUsers(selection: $selection, change: $change) {
        rows {
          id
          ok
          error {
            message
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const resetUserPasswordMutation = graphql(
  `
    mutation ResetUserPassword($id: ID!) {
      resetUserPassword(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const resetUserMfaMutation = graphql(
  `
    mutation ResetUserMfa($id: ID!) {
      resetUserMfa(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const importUsersMutation = graphql(
  `
    mutation ImportUsers($csv: String!, $dryRun: Boolean!) {
      importUsers(csv: $csv, dryRun: $dryRun) {
        rows {
          line
          name
          email
          ok
          error {
            field
            message
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
