import type { ObjectStorage } from '../services/objectStorage.ts';
import { maxImageBytes, openSharp } from './readRaster.ts';

/** Logo height in a mail, in px. The image is twice as high for high-density screens. */
export const mailLogoHeight = 40;
const widest = 240;
const sharper = 2;

/** The object key of the mail logo derived from a login logo. */
export const mailLogoKey = (logoKey: string): string => logoKey.replace(/\.\w+$/, '-mail.png');

/**
 * The logo for mails, created at first use because mail clients do not render SVG. Null if it cannot be rasterized (ICO); the mail then
 * shows the name.
 */
export async function mailLogoOf(storage: ObjectStorage, logoKey: string): Promise<string | null> {
  if (logoKey.endsWith('.ico')) return null;
  const key = mailLogoKey(logoKey);
  if ((await storage.bytesOf({ bucket: 'assets', key })) === null) {
    const logo = await storage.read({ bucket: 'assets', key: logoKey }, maxImageBytes);
    if (logo === null || logo === 'TOO_BIG') return null;
    const pixels = await openSharp(logo);
    const small = await pixels
      .resize(widest * sharper, mailLogoHeight * sharper, { fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await storage.write({ bucket: 'assets', key }, small, 'image/png');
  }
  return storage.urlOf(key);
}
