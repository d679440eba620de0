import { graphql, type ResultOf } from '../../../api/graphql.ts';

export const apiKeyFields = graphql(`
  fragment ApiKeyFields on ApiKey {
    id
    name
    value
    enabled
    syncState
    syncedAt
    allowedOrigins
    createdUser
  }
`);

export const apiKeysQuery = graphql(
  `
    query ApiKeys($list: ListInput) {
      apiKeys(list: $list) {
        totalCount
        nodes {
          ...ApiKeyFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [apiKeyFields],
);

export type ListedApiKey = ResultOf<typeof apiKeyFields>;

/** Counts keys that are not synced with Edge Intelligence. */
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
