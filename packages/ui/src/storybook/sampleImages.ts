import type { ImageSource, StoredImage, UploadOptions } from '../image-picker/index.ts';

const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">${shapes}</svg>`;
const svgUrl = (shapes: string) => `data:image/svg+xml,${encodeURIComponent(svg(shapes))}`;

const night =
  '<path fill="#12233f" d="M0 0h160v120H0z"/><path fill="#1f4a38" d="M0 84q80-40 160 0v36H0z"/><path stroke="#f2b84b" stroke-width="3" d="m24 28 14 62m98-62-14 62"/><circle cx="24" cy="28" r="7" fill="#f2b84b"/><circle cx="136" cy="28" r="7" fill="#f2b84b"/>';
const dawn =
  '<path fill="#f3b590" d="M0 0h160v120H0z"/><circle cx="112" cy="42" r="18" fill="#fde9c9"/><path fill="#3c5a7a" d="m0 100 44-60 34 36 26-24 56 48v20H0z"/><path fill="#7d9ab2" d="M0 98h160v22H0z"/>';
const aurora =
  '<path fill="#08161f" d="M0 0h160v120H0z"/><path fill="#4aa184" d="M0 40q40-24 80 4t80-8v26q-40 18-80-2T0 70z"/><path fill="#3668a4" d="M0 74q40-18 80 4t80-6v14q-40 16-80-4T0 92z"/>';
const studio =
  '<path fill="#5d1b1f" d="M0 0h160v120H0z"/><rect x="36" y="34" width="88" height="52" rx="4" fill="#2b0c0f"/><circle cx="80" cy="60" r="16" fill="none" stroke="#f6d9d0" stroke-width="3"/><path fill="#f6d9d0" d="m75 52 14 8-14 8z"/>';
const lines =
  '<path fill="#edf2fb" d="M0 0h160v120H0z"/><path fill="none" stroke="#7ea6e0" stroke-width="2" d="M0 24q40-16 80 0t80 0M0 48q40-16 80 0t80 0M0 72q40-16 80 0t80 0M0 96q40-16 80 0t80 0"/>';
const ball =
  '<path fill="#114f43" d="M0 0h160v120H0z"/><circle cx="80" cy="60" r="32" fill="#f4f4f1"/><path fill="#152320" d="m80 42 18 13-7 21H69l-7-21z"/>';
const rings =
  '<path fill="#e8590c" d="M0 0h160v120H0z"/><g fill="none" stroke="#fff" stroke-width="5"><circle cx="80" cy="84" r="12"/><circle cx="80" cy="84" r="26"/><circle cx="80" cy="84" r="40"/></g>';
/** Transparent background. */
const letters =
  '<rect x="20" y="36" width="48" height="48" rx="10" fill="#12564a"/><path fill="none" stroke="#c9f2dd" stroke-width="6" d="M34 72V48l20 24V48"/><path stroke="#12564a" stroke-width="8" d="M84 52h56M84 70h36"/>';

const drawings = [
  ['stadium-night.jpg', night, 'A stadium at night under two floodlights'],
  ['fjord-dawn.jpg', dawn, 'Mountains over a fjord at dawn'],
  ['northlight-aurora.png', aurora, 'Northern lights over a dark sea'],
  ['studio-red.jpg', studio, 'A play button on a screen in a red studio'],
  ['map-lines.png', lines, undefined],
  ['cup-final.jpg', ball, 'A football on green'],
  ['radio-sol.png', rings, 'Rings of a radio signal'],
  ['northlight-logo.png', letters, 'Northlight'],
] as const;

/** A gallery image, deterministic by number. */
export function sampleImage(index: number): StoredImage {
  const [name, shapes, alt] = drawings[index % drawings.length] ?? drawings[0];
  const round = Math.floor(index / drawings.length);
  return {
    id: `image-${index}`,
    name: round === 0 ? name : name.replace('.', `-${round + 1}.`),
    url: svgUrl(shapes),
    alt,
    width: 1600,
    height: 1200,
    size: 312_000 + index * 41_000,
    ...(index === 1 && { uses: ['Sign-in pages', 'Side menu'] }),
  };
}

export const sampleImages = (count: number) => Array.from({ length: count }, (_, index) => sampleImage(index));

/** What a server would return for an uploaded file. */
export async function storedFile(file: File): Promise<StoredImage> {
  const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
  const url = `data:${file.type};base64,${btoa(bytes.join(''))}`;
  return { id: file.name, name: file.name, url, size: file.size };
}

/** A file with the same image, as large as a photo. */
export function sampleFile(index: number): File {
  const [name, shapes] = drawings[index % drawings.length] ?? drawings[0];
  return new File([svg(shapes).padEnd(312_000 + index * 41_000)], name, { type: 'image/svg+xml' });
}

export interface SampleSource extends ImageSource {
  /** IDs removed so far. */
  removed: string[];
}

/** A source that stores `count` images and returns them in pages. Uploads finish immediately. */
export function sampleSource(count: number, perPage = 7): SampleSource {
  const removed: string[] = [];
  const images = sampleImages(count);
  return {
    removed,
    list: (cursor = '0') => {
      const start = Number(cursor);
      const end = start + perPage;
      return Promise.resolve({
        items: images.slice(start, end),
        total: count,
        ...(end < count && { nextCursor: String(end) }),
      });
    },
    upload: async (file, { onProgress }) => {
      onProgress(1);
      return storedFile(file);
    },
    remove: (id) => {
      removed.push(id);
      return Promise.resolve();
    },
  };
}

export interface PendingUpload extends UploadOptions {
  file: File;
  arrive: () => Promise<void>;
  fail: () => void;
}

/** A source whose uploads finish when the story says so. */
export function createPendingSource(): ImageSource & { uploads: PendingUpload[] } {
  const uploads: PendingUpload[] = [];
  return {
    ...sampleSource(8),
    uploads,
    upload: (file, options) =>
      new Promise((resolve, reject) => {
        const arrive = async () => resolve(await storedFile(file));
        uploads.push({ file, ...options, arrive, fail: () => reject(new Error('The connection was lost')) });
      }),
  };
}

/** An image with one color per quadrant, as a camera or a graphics editor would save it. */
export async function paintedFile(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const quarters = ['#c92a2a', '#2b8a3e', '#1864ab', '#f2b84b'];
  quarters.forEach((color, index) => {
    if (!context) return;
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return new File([blob ?? ''], name, { type });
}

/** The same from a rotated camera: needs a quarter turn clockwise. */
export async function turnedFile(name: string, width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await paintedFile(name, width, height)).arrayBuffer());
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0,
    0,
  ];
  const part = Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif);
  return new File([bytes.slice(0, 2), part, bytes.slice(2)], name, { type: 'image/jpeg' });
}
