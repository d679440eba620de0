import { expect, it } from 'vitest';
import { encodeImage } from './encodeImage.ts';
import { centeredArea } from './cropArea.ts';
import type { ImageSize } from './content/imageContent.ts';

function canvasOf({ width, height }: ImageSize) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

/** A white photo. */
async function photo(size: ImageSize): Promise<File> {
  const { canvas, context } = canvasOf(size);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'photo.jpeg', { type: 'image/jpeg' });
}

/** Brightness of the darkest pixel, up to 255. */
async function darkest(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const { context } = canvasOf(bitmap);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height).data.reduce((min, value) => Math.min(min, value));
}

it.each([
  ['right', { width: 701, height: 401 }, 3 / 2],
  ['lower', { width: 401, height: 701 }, 2 / 3],
])('adds no pixels when cropping at the %s edge (11)', async (_edge, size, ratio) => {
  const { width, height } = centeredArea(size, ratio);
  const area = { x: 1 - width, y: 1 - height, width, height };
  const { file } = await encodeImage(await photo(size), area, { maxBytes: 1e6 });
  expect(await darkest(file)).toBeGreaterThan(250);
});
