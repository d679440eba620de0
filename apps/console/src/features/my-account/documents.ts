import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

/** Phone and last login need a permission, as for any user. */
export const myContactQuery = graphql(`
  query MyContact {
    viewer {
      user {
        phone
        lastLogin
      }
    }
  }
`);

export const mySessionsQuery = graphql(`
  query MySessions {
    mySessions {
      id
      device
      location
      createdAt
      lastSeenAt
      current
    }
  }
`);

export type OwnSession = ResultOf<typeof mySessionsQuery>['mySessions'][number];

export const revokeSessionMutation = graphql(
  `
    mutation RevokeSession($id: ID!) {
      revokeSession(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const revokeOtherSessionsMutation = graphql(
  `
    mutation RevokeOtherSessions {
      revokeOtherSessions {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const turnOffMfaMutation = graphql(
  `
    mutation TurnOffMfa {
      turnOffMfa {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const updateProfileMutation = graphql(
  `
    mutation UpdateProfile($input: ProfileInput!) {
      updateProfile(input: $input) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const requestEmailChangeMutation = graphql(
  `
    mutation RequestEmailChange($email: String!) {
      requestEmailChange(email: $email) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const confirmEmailChangeMutation = graphql(
  `
    mutation ConfirmEmailChange($code: String!) {
      confirmEmailChange(code: $code) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deactivateAccountMutation = graphql(
  `
    mutation DeactivateAccount(
      $reason: DeactivationReason!
      $comment: String
      $successorId: ID
      $wholeEntity: Boolean!
    ) {
      deactivateAccount(reason: $reason, comment: $comment, successorId: $successorId, wholeEntity: $wholeEntity) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const successorsQuery = graphql(`
  query Successors($entityId: ID, $list: ListInput) {
    users(entityId: $entityId, list: $list) {
      nodes {
        id
        name
        lastName
        email
      }
    }
  }
`);

export const mySecurityEventsQuery = graphql(`
  query MySecurityEvents {
    mySecurityEvents {
      id
      at
      actor
      action
      targetType
      targetName
      outcome
      ip
      diff
    }
  }
`);

export type SecurityEvent = ResultOf<typeof mySecurityEventsQuery>['mySecurityEvents'][number];
