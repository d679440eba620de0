import type { ObjectStorage } from '../services/objectStorage.ts';
import { maxImageBytes, openSharp } from './readRaster.ts';

/** Height in a mail. The picture has twice that, for screens that show it sharper. */
export const mailLogoHeight = 40;
const widest = 240;
const sharper = 2;

/** Where the logo of mails is that was made of a login logo. */
export const mailLogoKey = (logoKey: string): string => logoKey.replace(/\.\w+$/, '-mail.png');

/**
 * The logo as mails show it, which is made at its first use: no mail client draws SVG. Null where no pixels can be read of it (ICO):
 * the name stands in its place.
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
