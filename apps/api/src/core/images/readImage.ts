import { createFairQueue } from './fairQueue.ts';
import type { PublicImage } from './publicImage.ts';
import { readSvg } from './readSvg.ts';
import { readIcon } from './readIcon.ts';
import { readRaster } from './readRaster.ts';

const isIcon = (content: Uint8Array): boolean => content[0] === 0 && content[1] === 0 && content[2] === 1;
// UTF-16 also starts with 0xff.
const isRaster = (content: Uint8Array): boolean => content[0] === 0x89 || (content[0] === 0xff && content[1] === 0xd8);

function read(content: Uint8Array): Promise<PublicImage | null> {
  if (isIcon(content)) return readIcon(content);
  return isRaster(content) ? readRaster(content) : readSvg(content);
}

/** Images decoded at a time, since each can use a full processor core. */
const queue = createFairQueue(2);

/** Decodes and re-encodes an image whose first bytes were checked by the file rules. Null if it is invalid. */
export const readImage = (content: Uint8Array, accountId: string): Promise<PublicImage | null> =>
  queue(accountId, () => read(content));
