import type { ImageSize, ImageType } from '@edge-console/ui/image-picker';
import type { BrandSlot } from '../../api/branding/queries.ts';

/** A place that shows a picture of the account. */
export type Slot = {
  id: BrandSlot;
  types: readonly ImageType[];
  /** Pixels that look best. */
  recommended: ImageSize;
  /** Whether it differs in the dark. */
  hasDark: boolean;
};

const logo: readonly ImageType[] = ['svg', 'png', 'ico'];

/** In the order of the screen. */
export const slots: readonly Slot[] = [
  { id: 'LOGIN_LOGO', types: logo, recommended: { width: 820, height: 300 }, hasDark: true },
  { id: 'NAV_LOGO', types: logo, recommended: { width: 356, height: 56 }, hasDark: true },
  { id: 'NAV_LOGO_SMALL', types: logo, recommended: { width: 56, height: 56 }, hasDark: true },
  { id: 'FAVICON', types: ['ico'], recommended: { width: 32, height: 32 }, hasDark: false },
  { id: 'TOUCH_ICON', types: ['png'], recommended: { width: 180, height: 180 }, hasDark: false },
];

export type Misfit = { axis: 'width' | 'height'; percent: number; isLarger: boolean };

const tolerance = 0.1;

/**
 * How a picture misses what looks best, by its shape: the axis that is more than a tenth off, measured when the picture is as high as
 * is recommended. Undefined for one that fits.
 */
export function misfitOf(size: ImageSize, recommended: ImageSize): Misfit | undefined {
  const off = size.width / size.height / (recommended.width / recommended.height) - 1;
  if (Math.abs(off) <= tolerance) return undefined;
  return { axis: 'width', percent: Math.round(Math.abs(off) * 100), isLarger: off > 0 };
}

/** Whether there are fewer pixels than are shown: a drawing has as many as it needs. */
export const isBlurred = (url: string, size: ImageSize, recommended: ImageSize): boolean =>
  !url.endsWith('.svg') && size.width < recommended.width * (1 - tolerance);
