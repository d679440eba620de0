import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of a text or a file's content after gzip -9. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** Bytes of one file after gzip -9. */
export const gzippedFile = (folder: string, file: string): number => gzipped(readFileSync(join(folder, file)));

/** Transfer size of several files, each compressed by itself. */
export function gzippedSum(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzippedFile(folder, file), 0);
}

/** Bytes of several files, not compressed. */
export function rawSum(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Every file of a folder with this extension, as paths within it. */
export function filesWith(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Font files that every page loads: faces without `unicode-range`. */
export function eagerFonts(folder: string): string[] {
  const faces = filesWith(folder, '.css').flatMap(
    (sheet) => readFileSync(join(folder, sheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  const eager = faces.filter((face) => !face.includes('unicode-range')).join('\n');
  return filesWith(folder, '.woff2').filter((file) => eager.includes(file.split('/').at(-1) ?? file));
}
