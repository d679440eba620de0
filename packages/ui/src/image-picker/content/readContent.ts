import type { ImageType } from '../imageType.ts';
import { bytesOf } from './bytes.ts';
import { readGif } from './gif.ts';
import { readIco } from './ico.ts';
import type { ImageContent } from './imageContent.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readSvg } from './svg.ts';

/** A drawing is text, and beyond this no browser draws it in time. */
const maxSvgBytes = 33_554_432;

/** As much of a file of the type as tells what it is. */
export async function readHeader(file: Blob, type: ImageType): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, type === 'svg' ? maxSvgBytes : 64).arrayBuffer());
}

/** What is in an image of this type. Rejects only when the file cannot be read any more, never because of what is in it. */
export async function readContent(file: Blob, type: ImageType): Promise<ImageContent> {
  if (type === 'svg') return readSvg(await readHeader(file, type));
  const read = { png: readPng, jpeg: readJpeg, gif: readGif, ico: readIco }[type];
  return read(bytesOf(file));
}
