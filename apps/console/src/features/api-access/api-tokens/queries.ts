import { graphql, type ResultOf } from '../../../api/graphql.ts';
import { apiTokenFields } from '../../../shell/apiAccessLists.ts';
import type { ObjectOf } from '../../../records/form/useRecord.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

export type ListedApiToken = ResultOf<typeof apiTokenFields>;

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

export const apiTokenQuery = graphql(
  `
    query ApiToken($id: ID!) {
      node(id: $id) {
        __typename
        ... on ApiToken {
          ...ApiTokenFields
          version
        }
      }
    }
  `,
  [apiTokenFields],
);

export type StoredApiToken = ObjectOf<ResultOf<typeof apiTokenQuery>, 'ApiToken'>;

export const createApiTokenMutation = graphql(
  `
    mutation CreateApiToken($input: ApiTokenInput!) {
      createApiToken(input: $input) {
        apiToken {
          ...ApiTokenFields
        }
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [apiTokenFields, userErrorFields],
);

/** A token with the secret that nothing but this answer has. */
export type TokenWithSecret = ResultOf<typeof createApiTokenMutation>['createApiToken'];

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
