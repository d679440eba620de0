import { graphql, type ResultOf } from '../../api/graphql.ts';

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

/** A person as the list shows them. */
export type ListedUser = ResultOf<typeof usersQuery>['users']['nodes'][number];
