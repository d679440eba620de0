import { graphql, type ResultOf } from '../../data/graphql.ts';

/** What everybody of an account may know of it. */
export const dashboardQuery = graphql(`
  query Dashboard {
    viewer {
      mfaAuthenticatedAt
      preferences {
        checklist
      }
      entity {
        id
        tier
        usersCount
        activeResources
        tokenLimit
        enabledTokens
      }
    }
  }
`);

export type Dashboard = ResultOf<typeof dashboardQuery>['viewer'];

/** The enabled token that expires next. */
export const nextExpiryQuery = graphql(`
  query NextExpiry($list: ListInput) {
    apiTokens(list: $list) {
      nodes {
        id
        name
        expirationAt
      }
    }
  }
`);
