import type { ImageSize } from './content/imageContent.ts';

/** Part of an image, in fractions of its width and height; larger than 1 with padding around it. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const fullArea: CropArea = { x: 0, y: 0, width: 1, height: 1 };

/** Pixels of an area. */
export const pixelsOf = (area: Pick<CropArea, 'width' | 'height'>, size: ImageSize): ImageSize => ({
  width: Math.round(area.width * size.width),
  height: Math.round(area.height * size.height),
});

/** Whether nothing is cropped, with a tolerance of one pixel for the pointer. */
export const isFullArea = ({ width, height }: CropArea): boolean =>
  Math.abs(width - 1) < 0.002 && Math.abs(height - 1) < 0.002;

/** The largest centered area of a ratio. */
export function centeredArea(size: { width: number; height: number }, ratio: number | undefined): CropArea {
  if (ratio === undefined) return fullArea;
  const share = ratio / (size.width / size.height);
  const [width, height] = share < 1 ? [share, 1] : [1, 1 / share];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The minimum crop in pixels if an image needs `minSize`, in the ratio if there is one. */
export function minCropSize(minSize: ImageSize | undefined, ratio: number | undefined): ImageSize {
  const { width, height } = minSize ?? { width: 1, height: 1 };
  if (ratio === undefined) return { width, height };
  return { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
}

/** Whether the image has the ratio, within a hundredth. */
export const hasRatio = ({ width, height }: { width: number; height: number }, ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) < 0.01;

/** The smallest centered area of a ratio that contains the image, with whole pixels around it. */
export function paddedArea({ width, height }: ImageSize, ratio: number): CropArea {
  const share = (length: number, needed: number) =>
    needed <= length ? 0 : (2 * Math.max(1, Math.round((needed - length) / 2))) / length;
  const [across, down] = [share(width, height * ratio), share(height, width / ratio)];
  return { x: 0 - across / 2, y: 0 - down / 2, width: 1 + across, height: 1 + down };
}

/** Pixels on each of two opposite sides that an area adds to an image. */
export const paddingOf = (area: CropArea, size: ImageSize): ImageSize => ({
  width: Math.max(0, Math.round(-area.x * size.width)),
  height: Math.max(0, Math.round(-area.y * size.height)),
});
