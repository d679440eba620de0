import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const availabilityQuery = graphql(`
  query Availability($companyName: String, $email: String) {
    availability(companyName: $companyName, email: $email)
  }
`);

/** Roles that people of an account can hold and the viewer may give: none holds more than they do. */
export const assignableRolesQuery = graphql(`
  query AssignableRoles($entityId: ID) {
    assignableRoles(entityId: $entityId) {
      id
      name
      description
    }
  }
`);

/** Counts users of the account itself who have signed in and have no second factor. */
export const withoutMfaQuery = graphql(`
  query WithoutFactor($entity: String!, $states: [String!]!) {
    users(
      list: {
        first: 1
        filter: [
          { field: "entity", op: eq, values: [$entity] }
          { field: "mfaEnabled", op: eq, values: ["false"] }
          { field: "status", op: eq, values: $states }
        ]
      }
    ) {
      totalCount
    }
  }
`);

export const setAccountPolicyMutation = graphql(
  `
    mutation SetAccountPolicy($requireMfa: Boolean!) {
      setAccountPolicy(requireMfa: $requireMfa) {
        entity {
          id
          requireMfa
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
