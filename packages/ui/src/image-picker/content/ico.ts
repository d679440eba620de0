import type { Bytes } from './bytes.ts';
import type { ImageContent, ImageSize } from './imageContent.ts';

/** Sizes of a browser tab at 1x and 2x. */
const usedSides = [16, 32];

/** Reads the image list; the largest one counts. A side of 0 means 256. */
export async function readIco(bytes: Bytes): Promise<ImageContent> {
  const head = await bytes.at(0, 6);
  let size: ImageSize | undefined;
  const sides = new Set<number>();
  let isComplete = head.byteLength === 6;
  const count = isComplete ? head.getUint16(4, true) : 0;
  const list = await bytes.at(6, count * 16);
  for (let entry = 0; entry < count * 16; entry += 16) {
    if (entry + 2 <= list.byteLength) {
      const width = list.getUint8(entry) || 256;
      sides.add(width);
      if (width > (size?.width ?? 0)) size = { width, height: list.getUint8(entry + 1) || 256 };
    }
    const isListed = entry + 16 <= list.byteLength;
    if (!isListed || list.getUint32(entry + 12, true) + list.getUint32(entry + 8, true) > bytes.size)
      isComplete = false;
  }
  return { size, isComplete, isAnimated: false, missingSides: usedSides.filter((side) => !sides.has(side)) };
}
