import type { Tone } from '../theme/index.ts';

/** By severity, most severe first. */
export const bannerTones = ['danger', 'warning', 'info', 'success', 'neutral'] as const satisfies readonly Tone[];
export type BannerTone = (typeof bannerTones)[number];

/** Stable sort by severity. */
export function orderBanners<Item extends { tone: BannerTone }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => bannerTones.indexOf(one.tone) - bannerTones.indexOf(other.tone));
}
