import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const startImpersonationMutation = graphql(
  `
    mutation StartImpersonation($input: ImpersonationInput!) {
      startImpersonation(input: $input) {
        acting {
          id
          expiresAt
        }
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const stopImpersonationMutation = graphql(
  `
    mutation StopImpersonation($id: ID!) {
      stopImpersonation(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** The person to act as. */
export const actingTargetQuery = graphql(`
  query ActingTarget($id: ID!) {
    node(id: $id) {
      __typename
      ... on User {
        id
        name
        lastName
        email
        entity {
          name
        }
      }
    }
  }
`);

/** Active people of one account, among whom somebody is chosen to act as. */
export const actingTargetsQuery = graphql(`
  query ActingTargets($list: ListInput) {
    users(list: $list) {
      nodes {
        id
        name
        lastName
        email
        admin
        role {
          id
        }
        entity {
          name
        }
      }
    }
  }
`);

/** Whether the person themselves has a second factor: without one they may not act. */
export const ownFactorQuery = graphql(`
  query OwnFactor {
    viewer {
      mfaAuthenticatedAt
    }
  }
`);
