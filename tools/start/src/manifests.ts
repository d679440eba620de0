import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const builtFolder = (root: string) => join(root, 'apps/console/dist/assets');
const storedFolder = (dataFolder: string) => join(dataFolder, 'operations');
/** The maximum length of a session, because pages stay open. */
const keptFor = 30 * 24 * 3_600_000;

const manifestsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^operations-.*\.json$/.test(name));

/** Folders with the allowed operations: of the served build, and of earlier builds. */
export const manifestFolders = (root: string, dataFolder: string): string[] => [
  builtFolder(root),
  storedFolder(dataFolder),
];

/** Keeps the manifest of this build for a month, because the next build empties its folder while pages are still open. */
export async function archiveManifests(root: string, dataFolder: string, now = Date.now()): Promise<void> {
  const [built, stored] = [builtFolder(root), storedFolder(dataFolder)];
  await mkdir(stored, { recursive: true });
  for (const name of await manifestsIn(stored)) {
    const path = join(stored, name);
    if (now - (await stat(path)).mtimeMs > keptFor) await rm(path);
  }
  for (const name of await manifestsIn(built)) await copyFile(join(built, name), join(stored, name));
}
