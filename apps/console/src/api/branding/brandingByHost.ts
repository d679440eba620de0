import { graphql } from '../graphql.ts';
import { brandingFields } from './queries.ts';

export const brandingByHostQuery = graphql(
  `
    query BrandingByHost($host: String!) {
      brandingByHost(host: $host) {
        ...BrandingFields
      }
    }
  `,
  [brandingFields],
);
