import { isFullArea, paddingOf, type CropArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';
import { padSvg, readSvg } from './content/svg.ts';
import { imageTypes, detectNameType } from './imageType.ts';

/** Parameters of one encoding. */
export interface Attempt {
  /** Factor for width and height. */
  scale: number;
  /** Quality for `canvas.toBlob`, for lossy formats. */
  quality: number;
}

const minQuality = 0.7;
const minScale = 0.05;

/** The next attempt after one of `bytes`; `undefined` if the image cannot become small enough. */
export function nextAttempt(
  { scale, quality }: Attempt,
  bytes: number,
  maxBytes: number,
  isLossy: boolean,
): Attempt | undefined {
  // Lower quality is less visible than fewer pixels.
  if (isLossy && quality - 0.1 >= minQuality - 0.001) return { scale, quality: quality - 0.1 };
  const smaller = scale * Math.min(0.9, Math.max(0.3, Math.sqrt(maxBytes / bytes) * 0.95));
  return smaller < minScale ? undefined : { scale: smaller, quality };
}

/** Calls `draw` with the decoded image, which browsers turn by its EXIF orientation. */
async function withImage<Result>(file: File, draw: (image: HTMLImageElement) => Promise<Result>): Promise<Result> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await draw(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas is too large')) : resolve(blob)),
      type,
      quality,
    );
  });

interface Limits {
  maxBytes: number;
  maxSize?: ImageSize | undefined;
}

/** Adds padding to an SVG, whose pixels are not encoded. */
async function encodeSvg(file: File, area: CropArea, maxBytes: number): Promise<{ file: File; size: ImageSize }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { size } = readSvg(bytes);
  const text = size && padSvg(bytes, paddingOf(area, size));
  if (size === undefined || text === undefined) throw new Error('It has no size');
  const padding = paddingOf(area, size);
  const padded = new File([text], file.name, { type: imageTypes.svg.mime });
  if (padded.size > maxBytes) throw new Error('It does not become small enough');
  return {
    file: padded,
    size: { width: size.width + 2 * padding.width, height: size.height + 2 * padding.height },
  };
}

/**
 * Crops or pads an image and reduces it to the limits, in its own format; a padded JPEG becomes a PNG, which can be
 * transparent. A file that needs none of it is returned unchanged.
 */
export async function encodeImage(
  file: File,
  area: CropArea,
  { maxBytes, maxSize }: Limits,
): Promise<{ file: File; size: ImageSize }> {
  const isPadded = area.width > 1 || area.height > 1;
  const ownType = detectNameType(file.name) ?? 'png';
  if (ownType === 'svg') return encodeSvg(file, area, maxBytes);
  return withImage(file, async (image) => {
    const { naturalWidth, naturalHeight } = image;
    const width = Math.max(1, Math.round(area.width * naturalWidth));
    const height = Math.max(1, Math.round(area.height * naturalHeight));
    const fit = Math.min(1, (maxSize?.width ?? width) / width, (maxSize?.height ?? height) / height);
    if (isFullArea(area) && fit === 1 && file.size <= maxBytes) return { file, size: { width, height } };

    const type = isPadded ? 'png' : ownType;
    const name = type === ownType ? file.name : file.name.replace(/\.[^.]*$/u, '.png');
    const canvas = document.createElement('canvas');
    let attempt: Attempt | undefined = { scale: fit, quality: 0.92 };
    while (attempt) {
      canvas.width = Math.max(1, Math.round(width * attempt.scale));
      canvas.height = Math.max(1, Math.round(height * attempt.scale));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      // Offset and size are rounded separately and could end a pixel outside the image, which a JPEG shows as black.
      const offset = (start: number, length: number, whole: number) =>
        length > whole ? Math.round(start * whole) : Math.min(whole - length, Math.round(start * whole));
      const left = offset(area.x, width, naturalWidth);
      const top = offset(area.y, height, naturalHeight);
      context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
      const blob = await toBlob(canvas, imageTypes[type].mime, attempt.quality);
      if (blob.size <= maxBytes) {
        const size = { width: canvas.width, height: canvas.height };
        return { file: new File([blob], name, { type: blob.type }), size };
      }
      attempt = nextAttempt(attempt, blob.size, maxBytes, type === 'jpeg');
    }
    throw new Error('It does not become small enough');
  });
}
