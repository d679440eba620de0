import { brandingFields, type BrandAsset, type Branding, type BrandSlot } from '../../api/branding/queries.ts';
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

/** The unsaved image of a slot in a theme; without an ID to remove the stored one. */
export type BrandImage = {
  slot: BrandSlot;
  dark: boolean;
  imageId: string | null;
  url: string | null;
};

/** The unsaved images with another one, which replaces that of its slot. A removal of no stored image is no change. */
export function withImage(images: readonly BrandImage[], image: BrandImage, { assets }: Branding): BrandImage[] {
  const others = images.filter(({ slot, dark }) => slot !== image.slot || dark !== image.dark);
  const stored = assets.find(({ slot }) => slot === image.slot);
  return ((image.dark ? stored?.darkUrl : stored?.url) ?? null) === image.url ? others : [...others, image];
}

/** The brand as it is with unsaved images. */
export function withImages(branding: Branding, images: readonly BrandImage[]): Branding {
  const assets = images.reduce<readonly BrandAsset[]>((shown, { slot, dark, url }) => {
    const before = shown.find((one) => one.slot === slot);
    const asset = { ...before, slot, url: before?.url ?? null, darkUrl: before?.darkUrl ?? null } as BrandAsset;
    const changed: BrandAsset = { ...asset, ...(dark ? { darkUrl: url } : { url }) };
    return [...shown.filter((one) => one.slot !== slot), changed];
  }, branding.assets);
  return { ...branding, assets: [...assets] };
}
