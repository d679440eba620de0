export type Mode = 'light' | 'dark';

/** Luminance of the theme's surface. */
const surfaces: Record<Mode, number> = { light: 1, dark: luminance(0x13, 0x15, 0x18) };
/** WCAG 1.4.11 for graphics. */
const minContrast = 3;
/** Pixels on the longer side that are measured. */
const side = 128;

function luminance(...channels: readonly [number, number, number]): number {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * The contrast of an image's faint part with the surface, from RGBA pixels; undefined if the image can be seen. An image
 * that fills its rectangle has its own background, so all of it must be faint; otherwise, a quarter is enough, such as a
 * name next to a colored mark.
 */
export function faintContrast(pixels: Uint8ClampedArray, width: number, mode: Mode): number | undefined {
  const faint: number[] = [];
  const edges = { left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  let count = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    if (alpha < 128) continue;
    const x = (index / 4) % width;
    const y = Math.floor(index / 4 / width);
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = y;
    count += 1;
    const found = contrast(luminance(red, green, blue), surfaces[mode]);
    if (found < minContrast) faint.push(found);
  }
  const isFilled = count >= 0.6 * (edges.right - edges.left + 1) * (edges.bottom - edges.top + 1);
  if (count === 0 || faint.length < count * (isFilled ? 0.95 : 0.25)) return undefined;
  return faint.toSorted((one, other) => one - other)[Math.floor(faint.length / 2)];
}

/** The faint contrast of an image in both themes. Rejects if its pixels cannot be read, as on another origin. */
export async function measureContrast(url: string): Promise<Record<Mode, number | undefined>> {
  const image = document.createElement('img');
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { light: faintContrast(data, canvas.width, 'light'), dark: faintContrast(data, canvas.width, 'dark') };
}
