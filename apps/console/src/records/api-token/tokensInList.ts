import { graphql } from '../../api/graphql.ts';

/** How many tokens of a list there are. */
export const tokensInListQuery = graphql(`
  query TokensInList($list: ListInput) {
    apiTokens(list: $list) {
      totalCount
    }
  }
`);
