import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const updateEntityMutation = graphql(
  `
    mutation UpdateEntity($id: ID!, $expectedVersion: Int!, $input: EntityInput!) {
      updateEntity(id: $id, expectedVersion: $expectedVersion, input: $input) {
        entity {
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
