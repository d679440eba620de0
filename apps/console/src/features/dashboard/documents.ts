import { graphql } from '../../api/graphql.ts';

/** The enabled token that expires next. */
export const nextExpiryQuery = graphql(`
  query NextExpiry($list: ListInput) {
    apiTokens(list: $list) {
      nodes {
        id
        name
        expirationAt
      }
    }
  }
`);
