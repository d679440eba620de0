import decodeIco from 'decode-ico';
import { openSharp } from './readRaster.ts';
import type { PublicImage } from './publicImage.ts';

/** Maximum number of images in an icon. Each can be 256 pixels per side, regardless of the file size. */
const maxImages = 16;
const widest = 256;

type Frame = { readonly width: number; readonly height: number; readonly png: Uint8Array };

const headerBytes = 6;
const entryBytes = 16;

/** An icon of PNGs: a header, a directory, and the images. */
function writeIcon(frames: readonly Frame[]): Uint8Array {
  const directory = Buffer.alloc(headerBytes + entryBytes * frames.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(frames.length, 4);
  let offset = directory.length;
  for (const [index, { width, height, png }] of frames.entries()) {
    const at = headerBytes + entryBytes * index;
    // 256 is written as 0.
    directory.writeUInt8(width % widest, at);
    directory.writeUInt8(height % widest, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...frames.map(({ png }) => png)]);
}

/** Decodes an ICO and re-encodes its images as PNGs. Its size is that of the largest image. */
export async function readIcon(content: Uint8Array): Promise<PublicImage | null> {
  try {
    const count = Buffer.from(content.buffer, content.byteOffset, content.byteLength).readUInt16LE(4);
    if (count === 0 || count > maxImages) return null;
    const { default: sharp } = await import('sharp');
    const frames: Frame[] = [];
    for (const image of decodeIco(content)) {
      const { width, height } = image;
      if (width < 1 || height < 1 || width > widest || height > widest) return null;
      const pixels =
        image.type === 'png' ? await openSharp(image.data) : sharp(image.data, { raw: { width, height, channels: 4 } });
      const png = await pixels.toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer();
      frames.push({ width, height, png });
    }
    const { width, height } = frames.reduce((largest, frame) => (frame.width > largest.width ? frame : largest));
    return { content: writeIcon(frames), extension: 'ico', contentType: 'image/x-icon', width, height };
  } catch {
    return null;
  }
}
