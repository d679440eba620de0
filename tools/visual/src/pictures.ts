import { PNG } from 'pngjs';
import type { Image } from './compare.ts';

export const decode = (file: Buffer): Image => PNG.sync.read(file);

/** As small as it gets: baselines are committed. */
export function encode({ width, height, data }: Image): Buffer {
  const png = new PNG({ width, height, colorType: 2 });
  png.data = Buffer.from(data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}

function draw(from: Image, to: Image, left: number): void {
  for (let y = 0; y < from.height; y += 1) {
    const row = from.data.subarray(y * from.width * 4, (y + 1) * from.width * 4);
    to.data.set(row, (y * to.width + left) * 4);
  }
}

/** The image in pale gray with differences in red. */
function marked({ width, height, data }: Image, differing: Uint8Array): Image {
  const marks = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const grey = 160 + Math.round((((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765) * 80);
    marks.set(differing[pixel] ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
  }
  return { width, height, data: marks };
}

/** Expected, actual and their difference side by side. */
export function triptych(expected: Image, actual: Image, differing: Uint8Array): Image {
  const difference = differing.length > 0 ? [marked(actual, differing)] : [];
  const parts = [expected, actual, ...difference];
  const gap = 16;
  const width = parts.reduce((sum, part) => sum + part.width + gap, -gap);
  const height = Math.max(...parts.map((part) => part.height));
  const whole: Image = { width, height, data: new Uint8Array(width * height * 4).fill(128) };
  let left = 0;
  for (const part of parts) {
    draw(part, whole, left);
    left += part.width + gap;
  }
  return whole;
}
