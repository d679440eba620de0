import type { ImageSize } from '../imageSize.ts';

/** What is in an image, by the rules of its format. */
export interface ImageContent {
  /** `undefined` where it does not say it. */
  size: ImageSize | undefined;
  /** Whether its end is there. */
  isWhole: boolean;
  /** Whether it moves: written anew, it would be one picture. */
  isAnimated: boolean;
  /** Sides that browsers ask an icon for and it does not have, in pixels. */
  missingSides?: readonly number[];
}

export const sized = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;
