import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk in the manifest of Vite's build. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}

export type Manifest = Record<string, ManifestChunk>;

/** The manifest of the build in this folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The transitive closure of the given chunks' static imports.
 * @returns Paths within the built folder.
 * @throws when the build has no such module.
 */
export function staticClosure(
  manifest: Manifest,
  keys: readonly string[],
): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set(keys);
  // Iterating a Set also visits what is added during the iteration.
  for (const key of seen) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no "${key}": a list of pages names a module that is gone.`);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) seen.add(imported);
  }
  return { scripts, styles };
}
