import { graphql } from '../data/graphql.ts';
import { userErrorFields } from '../data/userErrorFields.ts';

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
