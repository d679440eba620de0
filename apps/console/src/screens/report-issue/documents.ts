import { graphql } from '../../data/graphql.ts';
import { userErrorFields } from '../../data/userErrorFields.ts';

export const createIssueMutation = graphql(
  `
    mutation CreateIssue($input: IssueInput!) {
      createIssue(input: $input) {
        reference
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
