import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const checklistQuery = graphql(`
  query Checklist {
    viewer {
      preferences {
        checklist
      }
    }
  }
`);

export const updateChecklistMutation = graphql(
  `
    mutation UpdateChecklist($checklist: JSON!) {
      updatePreferences(input: { checklist: $checklist }) {
        viewer {
          preferences {
            checklist
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
