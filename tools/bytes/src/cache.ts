import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packed/src/command.ts';
import { names } from '../../packed/src/packages.ts';
import type { Size } from './bundle.ts';

/** Sizes of earlier runs, a file for each line of code. */
const folder = join(root, 'node_modules/.cache/bytes');
/** Files that affect resolution and bundling, but are not part of a bundle. */
const settings = [
  'package-lock.json',
  'tools/bytes/src/bundle.ts',
  ...names.map((name) => `packages/${name}/package.json`),
];

interface Cached {
  size: Size;
  /** Content hash of each file of the bundle, by path. */
  hashes: Record<string, string>;
}

const fileHashes = new Map<string, string>();

/** Read once per run: entries share most of their files. */
function hashOf(file: string): string {
  const known = fileHashes.get(file);
  if (known !== undefined) return known;
  const hash = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';
  fileHashes.set(file, hash);
  return hash;
}

const pathOf = (line: string) => join(folder, `${createHash('sha256').update(line).digest('hex')}.json`);

/** Undefined if it was never measured, or a file has changed. */
export function readCached(line: string): Size | undefined {
  const path = pathOf(line);
  if (!existsSync(path)) return undefined;
  const { size, hashes } = JSON.parse(readFileSync(path, 'utf8')) as Cached;
  return Object.entries(hashes).every(([file, hash]) => hashOf(file) === hash) ? size : undefined;
}

export function writeCached(line: string, { size, files }: { size: Size; files: readonly string[] }): void {
  const inputs = [...files, ...settings.map((file) => join(root, file))];
  mkdirSync(folder, { recursive: true });
  const cached: Cached = { size, hashes: Object.fromEntries(inputs.map((file) => [file, hashOf(file)])) };
  writeFileSync(pathOf(line), JSON.stringify(cached));
}
