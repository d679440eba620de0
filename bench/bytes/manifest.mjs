/**
 * The chunks that arrive with the given ones: their static imports, and the imports of those.
 * @param {Record<string, {file: string, imports?: string[], css?: string[]}>} manifest Vite's manifest.
 * @param {string[]} keys
 * @returns {{scripts: Set<string>, styles: Set<string>}} Paths within the built folder.
 */
export function staticClosure(manifest, keys) {
  const seen = new Set();
  const scripts = new Set();
  const styles = new Set();
  const waiting = [...keys];
  while (waiting.length > 0) {
    const key = waiting.pop();
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no "${key}": bench/routes.mjs names a module that is gone.`);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}
