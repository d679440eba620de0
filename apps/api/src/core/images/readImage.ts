import { createFairQueue } from './fairQueue.ts';
import type { PublicImage } from './publicImage.ts';
import { readSvg } from './readSvg.ts';
import { readIcon } from './readIcon.ts';
import { readRaster } from './readRaster.ts';

const isIcon = (content: Uint8Array): boolean => content[0] === 0 && content[1] === 0 && content[2] === 1;
// UTF-16 begins with 0xff, too.
const isRaster = (content: Uint8Array): boolean => content[0] === 0x89 || (content[0] === 0xff && content[1] === 0xd8);

function read(content: Uint8Array): Promise<PublicImage | null> {
  if (isIcon(content)) return readIcon(content);
  return isRaster(content) ? readRaster(content) : readSvg(content);
}

/** Pictures that are read at a time: each can take a processor for itself. */
const queue = createFairQueue(2);

/** Decodes a picture, whose first bytes the rules of files have checked, and writes it anew; null for one that is none. */
export const readImage = (content: Uint8Array, accountId: string): Promise<PublicImage | null> =>
  queue(accountId, () => read(content));
