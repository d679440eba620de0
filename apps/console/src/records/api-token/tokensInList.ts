import { graphql } from '../../api/graphql.ts';

export const tokensInListQuery = graphql(`
  query TokensInList($list: ListInput) {
    apiTokens(list: $list) {
      totalCount
    }
  }
`);
