import type { ImageSize } from './content/imageContent.ts';

/** Part of an image, each number a share of its width or height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const fullArea: CropArea = { x: 0, y: 0, width: 1, height: 1 };

/** Pixels of a part of an image. */
export const pixelsOf = (area: Pick<CropArea, 'width' | 'height'>, size: ImageSize): ImageSize => ({
  width: Math.round(area.width * size.width),
  height: Math.round(area.height * size.height),
});

/** Whether nothing is cut away. A pixel more or less at the edge is the pointer's. */
export const isFullArea = ({ width, height }: CropArea): boolean => width > 0.998 && height > 0.998;

/** The largest part of an image that has the ratio, in its middle. */
export function centeredArea(size: { width: number; height: number }, ratio: number | undefined): CropArea {
  if (ratio === undefined) return fullArea;
  const share = ratio / (size.width / size.height);
  const [width, height] = share < 1 ? [share, 1] : [1, 1 / share];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Pixels of the least part that may be kept where an image needs `minSize`, in the ratio where there is one. */
export function minCropSize(minSize: ImageSize | undefined, ratio: number | undefined): ImageSize {
  const { width, height } = minSize ?? { width: 1, height: 1 };
  if (ratio === undefined) return { width, height };
  return { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
}

/** Whether the image has the ratio, to the hundredth part. */
export const hasRatio = ({ width, height }: { width: number; height: number }, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) < 0.01;
