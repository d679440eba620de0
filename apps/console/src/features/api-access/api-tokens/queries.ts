import { graphql, type ResultOf } from '../../../api/graphql.ts';
import { apiTokenFields } from '../../../shell/apiAccessLists.ts';
import type { RecordOf } from '../../../records/form/useRecord.ts';

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

export type StoredApiToken = RecordOf<ResultOf<typeof apiTokenQuery>, 'ApiToken'>;
