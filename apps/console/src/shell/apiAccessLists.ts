import { graphql } from '../api/graphql.ts';

// The lists of API Integrations, which the command palette also searches.

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

export const apiTokenFields = graphql(`
  fragment ApiTokenFields on ApiToken {
    id
    name
    lastFour
    createdAt
    createdUser
    creator {
      id
    }
    updatedUser
    expirationAt
    enabled
    lastUsedAt
    scopes {
      group
    }
  }
`);

export const apiTokensQuery = graphql(
  `
    query ApiTokens($list: ListInput) {
      apiTokens(list: $list) {
        totalCount
        nodes {
          ...ApiTokenFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [apiTokenFields],
);
