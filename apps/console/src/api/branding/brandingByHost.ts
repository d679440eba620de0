import { graphql } from '../graphql.ts';
import { brandingFields } from './documents.ts';

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
