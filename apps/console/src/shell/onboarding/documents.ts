import { graphql } from '../../api/graphql.ts';

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
