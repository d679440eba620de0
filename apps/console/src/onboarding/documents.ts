import { graphql } from '../data/graphql.ts';
import { userErrorFields } from '../data/userErrorFields.ts';

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
