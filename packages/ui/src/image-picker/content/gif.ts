import type { Bytes } from './bytes.ts';
import { toImageSize, type ImageContent } from './imageContent.ts';

const extensionBlock = 0x21;
const imageBlock = 0x2c;
const trailer = 0x3b;

/** Bytes of a color table, from its packed field. */
const colorTableLength = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The offset after the data sub-blocks at `from`; `undefined` if the file is truncated. */
async function skipBlocks(bytes: Bytes, from: number): Promise<number | undefined> {
  for (let at = from; at < bytes.size;) {
    const length = (await bytes.at(at, 1)).getUint8(0);
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

/** Reads all blocks; more than one frame is an animation. */
export async function readGif(bytes: Bytes): Promise<ImageContent> {
  const head = await bytes.at(0, 13);
  const size = head.byteLength < 10 ? undefined : toImageSize(head.getUint16(6, true), head.getUint16(8, true));
  let frameCount = 0;
  const content = (isComplete: boolean) => ({ size, isComplete, isAnimated: frameCount > 1 });
  if (head.byteLength < 13) return content(false);
  let at: number | undefined = 13 + colorTableLength(head.getUint8(10));
  while (at !== undefined && at < bytes.size) {
    const view = await bytes.at(at, 10);
    const kind = view.getUint8(0);
    if (kind === trailer) return content(true);
    if (kind === extensionBlock) at = await skipBlocks(bytes, at + 2);
    else if (kind === imageBlock && view.byteLength === 10) {
      frameCount += 1;
      // After the position, the color table and the code size.
      at = await skipBlocks(bytes, at + 10 + colorTableLength(view.getUint8(9)) + 1);
    } else return content(false);
  }
  // Some programs omit the last byte, and browsers accept that.
  return content(at === bytes.size && frameCount > 0);
}
