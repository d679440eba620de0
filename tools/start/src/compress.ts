import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function modified(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

/** Writes `.br` and `.gz` copies of every text file in a built folder; existing copies are skipped. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      if ((await modified(`${path}.br`)) >= (await modified(path))) return;
      const content = await readFile(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
      await writeFile(`${path}.br`, await brotli(content, quality));
    }),
  );
}
