import { brandingFields } from '../../api/branding/queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const updateBrandingMutation = graphql(
  `
    mutation UpdateBranding($defaultMode: ViewMode!, $color: String) {
      updateBranding(defaultMode: $defaultMode, color: $color) {
        branding {
          ...BrandingFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [brandingFields, userErrorFields],
);
