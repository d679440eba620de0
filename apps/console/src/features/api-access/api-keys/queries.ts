import { graphql, type ResultOf } from '../../../api/graphql.ts';

export const apiKeysQuery = graphql(`
  query ApiKeys($list: ListInput) {
    apiKeys(list: $list) {
      totalCount
      nodes {
        id
        name
        value
        enabled
        syncState
        syncedAt
        allowedOrigins
        createdUser
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export type ListedApiKey = ResultOf<typeof apiKeysQuery>['apiKeys']['nodes'][number];

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
