import { isFullArea, type CropArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';
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

/** Crops an image and reduces it to the limits, in its own format. A file that needs neither is returned unchanged. */
export async function encodeImage(
  file: File,
  area: CropArea,
  { maxBytes, maxSize }: Limits,
): Promise<{ file: File; size: ImageSize }> {
  return withImage(file, async (image) => {
    const { naturalWidth, naturalHeight } = image;
    const width = Math.max(1, Math.round(area.width * naturalWidth));
    const height = Math.max(1, Math.round(area.height * naturalHeight));
    const fit = Math.min(1, (maxSize?.width ?? width) / width, (maxSize?.height ?? height) / height);
    if (isFullArea(area) && fit === 1 && file.size <= maxBytes) return { file, size: { width, height } };

    const type = detectNameType(file.name) ?? 'png';
    const canvas = document.createElement('canvas');
    let attempt: Attempt | undefined = { scale: fit, quality: 0.92 };
    while (attempt) {
      canvas.width = Math.max(1, Math.round(width * attempt.scale));
      canvas.height = Math.max(1, Math.round(height * attempt.scale));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      // Offset and size are rounded separately and could end a pixel outside the image, which a JPEG shows as black.
      const left = Math.min(naturalWidth - width, Math.round(area.x * naturalWidth));
      const top = Math.min(naturalHeight - height, Math.round(area.y * naturalHeight));
      context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
      const blob = await toBlob(canvas, imageTypes[type].mime, attempt.quality);
      if (blob.size <= maxBytes) {
        const size = { width: canvas.width, height: canvas.height };
        return { file: new File([blob], file.name, { type: blob.type }), size };
      }
      attempt = nextAttempt(attempt, blob.size, maxBytes, type === 'jpeg');
    }
    throw new Error('It does not become small enough');
  });
}
