import { graphql, type ResultOf } from '../../../api/graphql.ts';
import type { RecordOf } from '../../../records/form/useRecord.ts';

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

export type ListedApiToken = ResultOf<typeof apiTokenFields>;

/** Enabled tokens in the viewer's account, and the limit. */
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

export type StoredApiToken = RecordOf<ResultOf<typeof apiTokenQuery>, 'ApiToken'>;
