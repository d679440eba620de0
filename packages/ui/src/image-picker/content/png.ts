import type { Bytes } from './bytes.ts';
import { toImageSize, type ImageContent } from './imageContent.ts';

const signatureLength = 8;
/** Length, name and checksum around a chunk's data. */
const frameLength = 12;
const chunk = { acTL: 0x6163544c, IDAT: 0x49444154, IEND: 0x49454e44, IHDR: 0x49484452 };

/** Reads chunks up to the end chunk. Animation control precedes the image data. */
export async function readPng(bytes: Bytes): Promise<ImageContent> {
  const content: ImageContent = { size: undefined, isComplete: false, isAnimated: false };
  let isBeforeImageData = true;
  for (let at = signatureLength; ;) {
    const view = await bytes.at(at, 16);
    if (view.byteLength < 8) return content;
    const [length, name] = [view.getUint32(0), view.getUint32(4)];
    if (name === chunk.IHDR && view.byteLength >= 16)
      content.size ??= toImageSize(view.getUint32(8), view.getUint32(12));
    if (name === chunk.IDAT) isBeforeImageData = false;
    // The number of frames: a single one is not an animation.
    if (name === chunk.acTL && isBeforeImageData && view.byteLength >= 12) content.isAnimated = view.getUint32(8) > 1;
    at += frameLength + length;
    if (at > bytes.size) return content;
    if (name === chunk.IEND) return { ...content, isComplete: true };
  }
}
