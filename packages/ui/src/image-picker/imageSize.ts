import type { ImageType } from './imageType.ts';

/** In pixels, as a person sees the image: turned the way the camera was held. */
export interface ImageSize {
  width: number;
  height: number;
}

const sized = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

function png(view: DataView): ImageSize | undefined {
  return view.byteLength < 24 ? undefined : sized(view.getUint32(16), view.getUint32(20));
}

function gif(view: DataView): ImageSize | undefined {
  return view.byteLength < 10 ? undefined : sized(view.getUint16(6, true), view.getUint16(8, true));
}

/** The largest of the pictures in it. A side of 0 stands for 256. */
function ico(view: DataView): ImageSize | undefined {
  if (view.byteLength < 6) return undefined;
  let largest: ImageSize | undefined;
  for (let index = 0; index < view.getUint16(4, true); index += 1) {
    const entry = 6 + index * 16;
    if (entry + 2 > view.byteLength) break;
    const width = view.getUint8(entry) || 256;
    if (width > (largest?.width ?? 0)) largest = { width, height: view.getUint8(entry + 1) || 256 };
  }
  return largest;
}

/** Which of the eight ways a camera says it was held, from the Exif part of a JPEG; 1 where it says nothing. */
function orientation(view: DataView, start: number, end: number): number {
  const isExif = end - start >= 14 && view.getUint32(start) === 0x45786966;
  if (!isExif) return 1;
  const tiff = start + 6;
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

/** C4, C8 and CC share the range of the frame headers, and are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(view: DataView): ImageSize | undefined {
  let turned = 1;
  let position = 2;
  while (position + 9 <= view.byteLength) {
    if (view.getUint8(position) !== 0xff) return undefined;
    const marker = view.getUint8(position + 1);
    const length = view.getUint16(position + 2);
    // Any number of FF may stand before a marker.
    if (marker === 0xff) position += 1;
    else if (isFrame(marker)) {
      const [height, width] = [view.getUint16(position + 5), view.getUint16(position + 7)];
      return turned >= 5 && turned <= 8 ? sized(height, width) : sized(width, height);
    } else {
      const end = Math.min(position + 2 + length, view.byteLength);
      if (marker === 0xe1) turned = Math.max(turned, orientation(view, position + 4, end));
      position += 2 + Math.max(2, length);
    }
  }
  return undefined;
}

/** From `width` and `height` in pixels, else from the view box; a drawing may have neither. */
function svg(bytes: Uint8Array): ImageSize | undefined {
  const [tag = ''] = /<svg\b[^>]*>/iu.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? [];
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'iu').exec(tag)?.[1]);
  const own = sized(side('width'), side('height'));
  if (own) return own;
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/iu
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/u) ?? [];
  return sized(Number(box[2]), Number(box[3]));
}

/** How big the image is, read from its first bytes; `undefined` where they do not say it. Never throws. */
export function sizeOfImage(bytes: Uint8Array, type: ImageType): ImageSize | undefined {
  if (type === 'svg') return svg(bytes);
  const read = { png, gif, ico, jpeg }[type];
  return read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
