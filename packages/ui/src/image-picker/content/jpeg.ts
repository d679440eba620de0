import type { Bytes } from './bytes.ts';
import { toImageSize, type ImageContent, type ImageSize } from './imageContent.ts';

/** The Exif orientation, 1 to 8; 1 if there is none. */
function orientation(view: DataView): number {
  const end = view.byteLength;
  if (end < 14 || view.getUint32(0) !== 0x45786966) return 1;
  const tiff = 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > end) return 1;
  for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

/** C4, C8 and CC are in the range of frame headers but are not. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const app1 = 0xe1;
const startOfScan = 0xda;
const endOfImage = 0xd9;

const chunkSize = 1_048_576;

/** Whether the end marker follows `from`. In image data, FF is always followed by 0. */
async function hasEnd(bytes: Bytes, from: number): Promise<boolean> {
  // Usually the last two bytes.
  const last = await bytes.at(Math.max(from, bytes.size - 2), 2);
  if (last.byteLength === 2 && last.getUint16(0) === 0xff00 + endOfImage) return true;
  for (let at = from; at < bytes.size; at += chunkSize - 1) {
    const view = await bytes.at(at, chunkSize);
    const part = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let found = part.indexOf(0xff); found !== -1; found = part.indexOf(0xff, found + 1))
      if (part[found + 1] === endOfImage) return true;
  }
  return false;
}

/** Reads segments up to the image data: previews and color profiles before it can take megabytes. */
export async function readJpeg(bytes: Bytes): Promise<ImageContent> {
  let turned = 1;
  let size: ImageSize | undefined;
  let at = 2;
  for (;;) {
    const view = await bytes.at(at, 9);
    if (view.byteLength < 4 || view.getUint8(0) !== 0xff) break;
    const marker = view.getUint8(1);
    // Any number of FF bytes can precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(2);
    if (isFrame(marker) && view.byteLength === 9) {
      const [height, width] = [view.getUint16(5), view.getUint16(7)];
      size ??= turned >= 5 && turned <= 8 ? toImageSize(height, width) : toImageSize(width, height);
    }
    if (marker === app1) turned = Math.max(turned, orientation(await bytes.at(at + 4, Math.max(0, length - 2))));
    at += 2 + Math.max(2, length);
    if (marker === startOfScan) return { size, isComplete: await hasEnd(bytes, at), isAnimated: false };
  }
  return { size, isComplete: false, isAnimated: false };
}
