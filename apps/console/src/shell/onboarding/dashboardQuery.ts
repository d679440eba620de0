import { graphql } from '../../api/graphql.ts';

/** Account data that every user can read. */
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
        hasPlayerData
        lastDataAt
        activeResources
        tokenLimit
        enabledTokens
      }
    }
  }
`);
