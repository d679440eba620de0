import { graphql, type ResultOf } from '../graphql.ts';

export const brandingFields = graphql(`
  fragment BrandingFields on Branding {
    entityName
    defaultMode
    color
    socialProviders
    assets {
      slot
      url
      darkUrl
      width
      height
    }
  }
`);

/** The brand and subdomain of the viewer's account. */
export const brandingQuery = graphql(
  `
    query Branding {
      branding {
        ...BrandingFields
      }
      viewer {
        entity {
          slug
        }
      }
    }
  `,
  [brandingFields],
);

export type Branding = ResultOf<typeof brandingQuery>['branding'];
export type BrandAsset = Branding['assets'][number];
export type BrandSlot = BrandAsset['slot'];
