import { graphql, type ResultOf } from '../../../api/graphql.ts';
import type { apiKeysQuery } from '../../../shell/apiAccessLists.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';
import type { ObjectOf } from '../../../resource/form/useRecord.ts';

export const apiKeysCountQuery = graphql(`
  query ApiKeysCount {
    apiKeys(list: { first: 1 }) {
      totalCount
    }
  }
`);

export type ListedApiKey = ResultOf<typeof apiKeysQuery>['apiKeys']['nodes'][number];

/** How many keys Edge Intelligence was not told of. */
export const unsyncedKeysQuery = graphql(`
  query UnsyncedKeys {
    apiKeys(list: { first: 1, filter: [{ field: "syncState", op: eq, values: ["FAILED"] }] }) {
      totalCount
    }
  }
`);

export const apiKeyQuery = graphql(`
  query ApiKey($id: ID!) {
    node(id: $id) {
      __typename
      ... on ApiKey {
        id
        name
        value
        enabled
        allowedOrigins
        version
      }
    }
  }
`);

export type StoredApiKey = ObjectOf<ResultOf<typeof apiKeyQuery>, 'ApiKey'>;

export const createApiKeyMutation = graphql(
  `
    mutation CreateApiKey($input: ApiKeyInput!) {
      createApiKey(input: $input) {
        apiKey {
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

export const updateApiKeyMutation = graphql(
  `
    mutation UpdateApiKey($id: ID!, $expectedVersion: Int!, $input: ApiKeyInput!) {
      updateApiKey(id: $id, expectedVersion: $expectedVersion, input: $input) {
        apiKey {
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

export const setApiKeyEnabledMutation = graphql(
  `
    mutation SetApiKeyEnabled($id: ID!, $enabled: Boolean!) {
      setApiKeyEnabled(id: $id, enabled: $enabled) {
        apiKey {
          id
          enabled
          syncState
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deleteApiKeyMutation = graphql(
  `
    mutation DeleteApiKey($id: ID!) {
      deleteApiKey(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const syncApiKeysMutation = graphql(
  `
    mutation SyncApiKeys {
      syncApiKeys {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
