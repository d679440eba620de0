import type { BrandAsset, BrandSlot } from './queries.ts';

/** URL of the slot's image; dark mode falls back to the light image. */
export function brandImage(assets: readonly BrandAsset[], slot: BrandSlot, isDark: boolean): string | undefined {
  const asset = assets.find((one) => one.slot === slot);
  return (isDark ? (asset?.darkUrl ?? asset?.url) : asset?.url) ?? undefined;
}
