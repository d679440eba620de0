import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

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
