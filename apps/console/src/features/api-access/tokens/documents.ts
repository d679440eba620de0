import { graphql, type ResultOf } from '../../../api/graphql.ts';
import type { apiTokensQuery } from '../../../shell/apiAccessLists.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';
import type { ObjectOf } from '../../../resource/form/useRecord.ts';

export const apiTokensCountQuery = graphql(`
  query ApiTokensCount {
    apiTokens(list: { first: 1 }) {
      totalCount
    }
  }
`);

export type ListedApiToken = ResultOf<typeof apiTokensQuery>['apiTokens']['nodes'][number];

/** How many tokens of the viewer's account are enabled, and how many may be. */
export const tokenLimitQuery = graphql(`
  query TokenLimit {
    viewer {
      entity {
        id
        tokenLimit
        enabledTokens
      }
    }
  }
`);

export type TokenLimit = NonNullable<ResultOf<typeof tokenLimitQuery>['viewer']['entity']>;

export const apiTokenQuery = graphql(`
  query ApiToken($id: ID!) {
    node(id: $id) {
      __typename
      ... on ApiToken {
        id
        name
        lastFour
        createdUser
        updatedUser
        expirationAt
        enabled
        lastUsedAt
        version
        scopes {
          group
        }
      }
    }
  }
`);

export type StoredApiToken = ObjectOf<ResultOf<typeof apiTokenQuery>, 'ApiToken'>;

export const createApiTokenMutation = graphql(
  `
    mutation CreateApiToken($input: ApiTokenInput!) {
      createApiToken(input: $input) {
        apiToken {
          id
          name
          expirationAt
          scopes {
            group
          }
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

export const rotateApiTokenMutation = graphql(
  `
    mutation RotateApiToken($id: ID!, $overlapHours: Int!) {
      rotateApiToken(id: $id, overlapHours: $overlapHours) {
        apiToken {
          id
          name
          expirationAt
          scopes {
            group
          }
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

/** A token with the secret that nothing but this answer has. */
export type TokenWithSecret = ResultOf<typeof createApiTokenMutation>['createApiToken'];

export const updateApiTokenMutation = graphql(
  `
    mutation UpdateApiToken($id: ID!, $expectedVersion: Int!, $name: String!, $expirationAt: DateTime) {
      updateApiToken(id: $id, expectedVersion: $expectedVersion, name: $name, expirationAt: $expirationAt) {
        apiToken {
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

export const setApiTokenEnabledMutation = graphql(
  `
    mutation SetApiTokenEnabled($id: ID!, $enabled: Boolean!) {
      setApiTokenEnabled(id: $id, enabled: $enabled) {
        apiToken {
          id
          enabled
          updatedUser
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deleteApiTokenMutation = graphql(
  `
    mutation DeleteApiToken($id: ID!) {
      deleteApiToken(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
