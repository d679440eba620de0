/** From the most to the least pressing. */
export const bannerTones = ['danger', 'warning', 'info', 'success', 'neutral'] as const;
export type BannerTone = (typeof bannerTones)[number];

/** The most pressing on top; among equals the order they came in, so that nothing jumps when one joins or goes. */
export function orderBanners<Item extends { tone: BannerTone }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => bannerTones.indexOf(one.tone) - bannerTones.indexOf(other.tone));
}
