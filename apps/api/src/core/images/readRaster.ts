import type { Sharp } from 'sharp';
import { maxPixels, type PublicImage } from './publicImage.ts';

/** Bytes of a published picture: written anew, it can be larger than what was uploaded. */
export const maxImageBytes = 16_777_216;

/** What decodes: a library of C, loaded at its first use. It works outside the event loop, one thread for each picture. */
export async function openSharp(content: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(content, { limitInputPixels: maxPixels * maxPixels, failOn: 'warning', animated: false });
}

/**
 * A JPEG or PNG, written anew: upright, in the colors of screens, without whatever else the file held (place and time of a
 * photo, a program behind its end).
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
    // Cut off, damaged, or too many pixels: nothing that could be shown.
    return null;
  }
}
