import { graphql } from '../../api/graphql.ts';

export const embedUrlQuery = graphql(`
  query EmbedUrl($kind: DashboardKind!, $filter: [Filter!]) {
    embedUrl(kind: $kind, filter: $filter) {
      url
      origin
      expiresAt
    }
  }
`);
