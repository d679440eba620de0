import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userFields } from '../../records/user/userFields.ts';

/** What the list and a user's page show, and what their actions need. */
export const listedUserFields = graphql(
  `
    fragment ListedUserFields on User {
      ...UserFields
      roleName
      active
      status
      createdAt
      lastLogin
      mfaEnabled
      isLastAdministrator
      entity {
        requireMfa
      }
    }
  `,
  [userFields],
);

export const usersQuery = graphql(
  `
    query Users($list: ListInput) {
      users(list: $list) {
        totalCount
        nodes {
          ...ListedUserFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [listedUserFields],
);

export type ListedUser = ResultOf<typeof listedUserFields>;
