import type { ImageType } from '../imageType.ts';
import { bytesOf } from './bytes.ts';
import { readGif } from './gif.ts';
import { readIco } from './ico.ts';
import type { ImageContent } from './imageContent.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readSvg } from './svg.ts';

/** Browsers cannot render a larger SVG in reasonable time. */
const maxSvgBytes = 33_554_432;

/** Reads the part of a file that identifies its type. */
export async function readHeader(file: Blob, type: ImageType): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, type === 'svg' ? maxSvgBytes : 64).arrayBuffer());
}

/** Reads the content of an image. Rejects only if the file is unreadable, never for its content. */
export async function readContent(file: Blob, type: ImageType): Promise<ImageContent> {
  if (type === 'svg') return readSvg(await readHeader(file, type));
  const read = { png: readPng, jpeg: readJpeg, gif: readGif, ico: readIco }[type];
  return read(bytesOf(file));
}
