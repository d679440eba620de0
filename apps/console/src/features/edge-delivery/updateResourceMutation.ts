import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const updateResourceMutation = graphql(
  `
    mutation UpdateResource($id: ID!, $expectedVersion: Int!, $input: ResourceInput!) {
      updateResource(id: $id, expectedVersion: $expectedVersion, input: $input) {
        resource {
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
