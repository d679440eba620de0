import type { Tone } from '../theme/index.ts';

/** From the most to the least pressing. */
export const bannerTones = ['danger', 'warning', 'info', 'success', 'neutral'] as const satisfies readonly Tone[];
export type BannerTone = (typeof bannerTones)[number];

/** By severity; a stable sort, so that nothing jumps when one is added or removed. */
export function orderBanners<Item extends { tone: BannerTone }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => bannerTones.indexOf(one.tone) - bannerTones.indexOf(other.tone));
}
