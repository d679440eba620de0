import type { Sharp } from 'sharp';
import { maxPixels, type PublicImage } from './publicImage.ts';

/** Maximum bytes of a published image, which can be larger than the upload after re-encoding. */
export const maxImageBytes = 16_777_216;

/** Loads the native image library at first use. It decodes outside the event loop, with one thread per image. */
export async function openSharp(content: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(content, { limitInputPixels: maxPixels * maxPixels, failOn: 'warning', animated: false });
}

/**
 * Re-encodes a JPEG or PNG: upright, in screen colors, and without any other content of the file (photo location and time, trailing data).
 */
export async function readRaster(content: Uint8Array): Promise<PublicImage | null> {
  try {
    const pixels = await openSharp(content);
    const { format, width, height } = await pixels.metadata();
    if ((format !== 'png' && format !== 'jpeg') || width > maxPixels || height > maxPixels) return null;
    const upright = pixels.autoOrient().toColourspace('srgb');
    const written = format === 'png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return {
      content: data,
      ...(format === 'png'
        ? { extension: 'png', contentType: 'image/png' }
        : { extension: 'jpg', contentType: 'image/jpeg' }),
      width: info.width,
      height: info.height,
    };
  } catch {
    // Truncated, damaged, or too large.
    return null;
  }
}
