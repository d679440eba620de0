import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of one file after gzip -9. */
export function gzipped(folder, file) {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

/** Bytes of several files, each compressed by itself, as they travel. */
export function gzippedSum(folder, files) {
  return [...files].reduce((sum, file) => sum + gzipped(folder, file), 0);
}

export function rawSum(folder, files) {
  return [...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** Every file of a folder with this extension, as paths within it. */
export function filesWith(folder, extension) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Font files that a page needs whatever its words: those of faces without a `unicode-range`. */
export function eagerFonts(folder) {
  const faces = filesWith(folder, '.css').flatMap(
    (sheet) => readFileSync(join(folder, sheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  );
  const eager = faces.filter((face) => !face.includes('unicode-range')).join('\n');
  return filesWith(folder, '.woff2').filter((file) => eager.includes(file.split('/').at(-1)));
}
