import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userFields } from '../../records/user/userFields.ts';

export const usersQuery = graphql(
  `
    query Users($list: ListInput) {
      users(list: $list) {
        totalCount
        nodes {
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
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [userFields],
);

export type ListedUser = ResultOf<typeof usersQuery>['users']['nodes'][number];
