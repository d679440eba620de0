import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const createPathwayMutation = graphql(
  `
    mutation CreatePathway($input: PathwayInput!) {
      createPathway(input: $input) {
        pathway {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
