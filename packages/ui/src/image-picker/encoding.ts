import type { ImageSize } from './imageSize.ts';

/** How an image is written. */
export interface Attempt {
  /** Share of its pixels along one side. */
  scale: number;
  /** As a canvas takes it, for what is written with loss. */
  quality: number;
}

const minQuality = 0.7;
const minScale = 0.05;

/** After an attempt that came out as `bytes`, how to try next; `undefined` when it will not become small enough. */
export function nextAttempt(
  { scale, quality }: Attempt,
  bytes: number,
  maxBytes: number,
  isLossy: boolean,
): Attempt | undefined {
  // Less quality first: nobody sees it, but everybody sees that pixels are missing.
  if (isLossy && quality - 0.1 >= minQuality - 0.001) return { scale, quality: quality - 0.1 };
  const smaller = scale * Math.min(0.9, Math.max(0.3, Math.sqrt(maxBytes / bytes) * 0.95));
  return smaller < minScale ? undefined : { scale: smaller, quality };
}

/** Part of an image, each number a share of its width or height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeImage: CropArea = { x: 0, y: 0, width: 1, height: 1 };

/** Pixels of a part of an image. */
export const pixelsOf = (area: Pick<CropArea, 'width' | 'height'>, size: ImageSize): ImageSize => ({
  width: Math.round(area.width * size.width),
  height: Math.round(area.height * size.height),
});

/** Whether nothing is cut away. A pixel more or less at the edge is the pointer's. */
export const isWhole = ({ width, height }: CropArea): boolean => width > 0.998 && height > 0.998;

/** The largest part of an image that has the ratio, in its middle. */
export function centredArea(size: { width: number; height: number }, ratio: number | undefined): CropArea {
  if (ratio === undefined) return wholeImage;
  const share = ratio / (size.width / size.height);
  const [width, height] = share < 1 ? [share, 1] : [1, 1 / share];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Pixels of the least part that may be kept where an image needs `minSize`, in the ratio where there is one. */
export function minPart(minSize: ImageSize | undefined, ratio: number | undefined): ImageSize {
  const { width, height } = minSize ?? { width: 1, height: 1 };
  if (ratio === undefined) return { width, height };
  return { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
}

/** Whether the image has the ratio, to the hundredth part. */
export const hasRatio = ({ width, height }: { width: number; height: number }, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) < 0.01;
