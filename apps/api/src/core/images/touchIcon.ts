import type { ObjectStorage } from '../services/objectStorage.ts';
import { maxImageBytes, openSharp } from './readRaster.ts';

const side = 180;
const padding = 18;

/** The object key of the home screen icon derived from a small logo. */
export const touchIconKey = (logoKey: string): string => logoKey.replace(/\.\w+$/, '-touch.png');

/** Creates the home screen icon from a small logo: 180 pixels, on white because phones do not show transparency. */
export async function writeTouchIcon(storage: ObjectStorage, logoKey: string): Promise<void> {
  const logo = await storage.read({ bucket: 'assets', key: logoKey }, maxImageBytes);
  // An ICO cannot be rasterized, so the console's own icon is kept.
  if (logo === null || logo === 'TOO_BIG' || logoKey.endsWith('.ico')) return;
  const white = { r: 255, g: 255, b: 255, alpha: 1 };
  const inside = side - 2 * padding;
  const pixels = await openSharp(logo);
  const icon = await pixels
    .resize(inside, inside, { fit: 'contain', background: white })
    .flatten({ background: white })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: white })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await storage.write({ bucket: 'assets', key: touchIconKey(logoKey) }, icon, 'image/png');
}
