import { isWhole, nextAttempt, type Attempt, type CropArea } from './encoding.ts';
import type { ImageSize } from './imageSize.ts';
import { imageTypes, typeOfName } from './imageType.ts';

/** Gives a file to `draw` as a picture, turned the way the camera was held. */
async function withPicture<Result>(file: File, draw: (picture: HTMLImageElement) => Promise<Result>): Promise<Result> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return await draw(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
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

/**
 * The part of an image, in its own format and no bigger than allowed. What is kept whole and is small enough stays the
 * file that it was, byte by byte.
 */
export async function encodeImage(
  file: File,
  area: CropArea,
  { maxBytes, maxSize }: Limits,
): Promise<{ file: File; size: ImageSize }> {
  return withPicture(file, async (picture) => {
    const { naturalWidth, naturalHeight } = picture;
    const width = Math.max(1, Math.round(area.width * naturalWidth));
    const height = Math.max(1, Math.round(area.height * naturalHeight));
    const fit = Math.min(1, (maxSize?.width ?? width) / width, (maxSize?.height ?? height) / height);
    if (isWhole(area) && fit === 1 && file.size <= maxBytes) return { file, size: { width, height } };

    const type = typeOfName(file.name) ?? 'png';
    const canvas = document.createElement('canvas');
    let attempt: Attempt | undefined = { scale: fit, quality: 0.92 };
    while (attempt) {
      canvas.width = Math.max(1, Math.round(width * attempt.scale));
      canvas.height = Math.max(1, Math.round(height * attempt.scale));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      // Place and size, each rounded by itself, may end a pixel behind the image: that would be black in a JPEG.
      const left = Math.min(naturalWidth - width, Math.round(area.x * naturalWidth));
      const top = Math.min(naturalHeight - height, Math.round(area.y * naturalHeight));
      context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
      const blob = await written(canvas, imageTypes[type].mime, attempt.quality);
      if (blob.size <= maxBytes) {
        const size = { width: canvas.width, height: canvas.height };
        return { file: new File([blob], file.name, { type: blob.type }), size };
      }
      attempt = nextAttempt(attempt, blob.size, maxBytes, type === 'jpeg');
    }
    throw new Error('It does not become small enough');
  });
}
