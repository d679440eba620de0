import { brandingFields } from '../../api/branding/documents.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const setBrandAssetMutation = graphql(
  `
    mutation SetBrandAsset($slot: BrandSlot!, $imageId: ID!, $dark: Boolean) {
      setBrandAsset(slot: $slot, imageId: $imageId, dark: $dark) {
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

export const clearBrandAssetMutation = graphql(
  `
    mutation ClearBrandAsset($slot: BrandSlot!, $dark: Boolean) {
      clearBrandAsset(slot: $slot, dark: $dark) {
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

export const updateBrandingMutation = graphql(
  `
    mutation UpdateBranding($defaultMode: ViewMode!) {
      updateBranding(defaultMode: $defaultMode) {
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
