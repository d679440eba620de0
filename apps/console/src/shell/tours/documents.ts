import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const toursQuery = graphql(`
  query Tours {
    viewer {
      preferences {
        tours
      }
    }
  }
`);

export const updateToursMutation = graphql(
  `
    mutation UpdateTours($tours: JSON!) {
      updatePreferences(input: { tours: $tours }) {
        viewer {
          preferences {
            tours
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
