import type { BrandAsset, BrandSlot } from './documents.ts';

/** The picture of a place, on light or on dark; what is only there on light is shown on dark, too. */
export function brandImage(assets: readonly BrandAsset[], slot: BrandSlot, isDark: boolean): string | undefined {
  const asset = assets.find((one) => one.slot === slot);
  return (isDark ? (asset?.darkUrl ?? asset?.url) : asset?.url) ?? undefined;
}
