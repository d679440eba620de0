import type { ImageSize, ImageType } from '@edge-console/ui/image-picker';
import type { BrandSlot } from '../../api/branding/queries.ts';

/** A place that shows one of the account's images. */
export type Slot = {
  id: BrandSlot;
  types: readonly ImageType[];
  /** Recommended size in pixels. */
  recommended: ImageSize;
  /** Whether dark mode has its own image. */
  hasDark: boolean;
  /** Whether an image of another shape gets transparent padding. A touch icon must be opaque. */
  isPadded: boolean;
};

const logo: readonly ImageType[] = ['svg', 'png', 'ico'];

/** In display order. */
export const slots: readonly Slot[] = [
  { id: 'LOGIN_LOGO', types: logo, recommended: { width: 820, height: 300 }, hasDark: true, isPadded: true },
  { id: 'NAV_LOGO', types: logo, recommended: { width: 356, height: 56 }, hasDark: true, isPadded: true },
  { id: 'NAV_LOGO_SMALL', types: logo, recommended: { width: 56, height: 56 }, hasDark: true, isPadded: true },
  { id: 'FAVICON', types: ['ico'], recommended: { width: 32, height: 32 }, hasDark: false, isPadded: false },
  { id: 'TOUCH_ICON', types: ['png'], recommended: { width: 180, height: 180 }, hasDark: false, isPadded: false },
];

export type SizeMismatch = { axis: 'width' | 'height'; percent: number; isLarger: boolean };

const tolerance = 0.1;

/**
 * The axis in which an image is more than 10% off the recommended shape, scaled to the recommended height. Undefined if
 * it fits.
 */
export function sizeMismatchOf(size: ImageSize, recommended: ImageSize): SizeMismatch | undefined {
  const off = size.width / size.height / (recommended.width / recommended.height) - 1;
  if (Math.abs(off) <= tolerance) return undefined;
  return { axis: 'width', percent: Math.round(Math.abs(off) * 100), isLarger: off > 0 };
}

/** The size at which an image is shown in its slot. */
export function shownSizeOf({ width, height }: ImageSize, recommended: ImageSize): ImageSize {
  const scale = Math.min(recommended.width / width, recommended.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whether the image has fewer pixels than shown; vector images never do. */
export const isBlurred = (url: string, size: ImageSize, recommended: ImageSize): boolean =>
  !url.endsWith('.svg') && size.width < recommended.width * (1 - tolerance);
