export { Banner, type BannerProps } from './Banner.tsx';
export { BannerStack, type BannerItem, type BannerStackProps } from './BannerStack.tsx';
export type { BannerTone } from './orderBanners.ts';
