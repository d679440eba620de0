import { isSvg } from './content/svg.ts';

/** Types that an application can accept. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'svg' | 'ico';

/** Types that are recognized only to name them in an error. */
type UnsupportedType = 'webp' | 'avif' | 'heic' | 'bmp' | 'tiff';

interface TypeDetails {
  mime: string;
  /** The usual one first. */
  extensions: readonly string[];
  /** Whether a canvas can encode it. */
  isEditable: boolean;
}

export const imageTypes: Readonly<Record<ImageType, TypeDetails>> = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], isEditable: true },
  png: { mime: 'image/png', extensions: ['png'], isEditable: true },
  gif: { mime: 'image/gif', extensions: ['gif'], isEditable: false },
  svg: { mime: 'image/svg+xml', extensions: ['svg'], isEditable: false },
  ico: { mime: 'image/x-icon', extensions: ['ico'], isEditable: false },
};

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

const signatures: readonly (readonly [ImageType | UnsupportedType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['ico', [0, 0, 1, 0]],
  ['bmp', ascii('BM')],
  ['tiff', [0x49, 0x49, 0x2a, 0]],
  ['tiff', [0x4d, 0x4d, 0, 0x2a]],
];

const startsWith = (head: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, index) => head[offset + index] === byte);

/** ISO BMFF brands: they follow the length of the first box. */
const brands: readonly (readonly [UnsupportedType, string])[] = [
  ['avif', 'avif'],
  ['avif', 'avis'],
  ['heic', 'heic'],
  ['heic', 'heix'],
  ['heic', 'mif1'],
];

/** The type by the first bytes. An SVG can need all of them: comments can precede its root element. */
export function detectContentType(head: Uint8Array): ImageType | UnsupportedType | undefined {
  const found = signatures.find(([, signature]) => startsWith(head, signature));
  if (found) return found[0];
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(head, ascii('ftyp'), 4)) return brands.find(([, brand]) => startsWith(head, ascii(brand), 8))?.[0];
  return isSvg(head) ? 'svg' : undefined;
}

/** The type by the extension. */
export function detectNameType(name: string): ImageType | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.')) return undefined;
  const types = Object.keys(imageTypes) as ImageType[];
  return types.find((type) => imageTypes[type].extensions.includes(extension));
}
