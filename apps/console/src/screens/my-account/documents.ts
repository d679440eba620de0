import { graphql, type ResultOf } from '../../data/graphql.ts';
import { userErrorFields } from '../../data/userErrorFields.ts';

/** Fields that the viewer query does not have. Phone and last login need a permission, as for any user. */
export const myAccountQuery = graphql(`
  query MyAccount($seesPeople: Boolean!) {
    viewer {
      user {
        phone @include(if: $seesPeople)
        lastLogin @include(if: $seesPeople)
      }
      entity {
        companyName
        region
        tier
        eiCustomerId
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
