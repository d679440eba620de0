import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processStartTime } from './processStartTime.ts';

export const lockFile = 'process.lock';

/** Another running process has the folder open. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or use another folder.`);
    this.pid = pid;
  }
}

type LockOwner = { readonly pid: number; readonly started: string };

function parseOwner(text: string): LockOwner | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || !('started' in parsed)) return null;
    const { pid, started } = parsed;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

// A PID alone is not enough, because the system reuses PIDs.
const isAlive = async ({ pid, started }: LockOwner): Promise<boolean> => (await processStartTime(pid)) === started;

const read = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Removes a dead process's lock file. Restores the file if another process replaced it in the meantime. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}.stale`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await read(aside)) !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

const attempts = 5;

/**
 * Locks the folder for this process, because PGlite itself allows two processes and then loses data. Replaces the lock of a dead process.
 * Throws `DirectoryLockedError` if the lock owner is running (including this process).
 */
export async function lockDirectory(folder: string): Promise<{ release(): Promise<void> }> {
  const path = join(folder, lockFile);
  const started = await processStartTime(process.pid);
  if (started === null) throw new Error('The start time of this process cannot be read');
  const own = JSON.stringify({ pid: process.pid, started } satisfies LockOwner);
  const draft = `${path}.${process.pid}.${Date.now()}`;
  await writeFile(draft, own);
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      try {
        // link() is atomic: the file appears with its full content or not at all.
        await link(draft, path);
        return { release: () => rm(path, { force: true }) };
      } catch (error) {
        if (!isInUse(error)) throw error;
      }
      const text = await read(path);
      if (text === null) continue;
      const owner = parseOwner(text);
      if (owner && (await isAlive(owner))) throw new DirectoryLockedError(folder, owner.pid);
      await removeStale(path, text);
    }
    throw new Error(`The data folder ${folder} could not be locked`);
  } finally {
    await rm(draft, { force: true });
  }
}
