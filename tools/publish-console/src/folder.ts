import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Files, Step } from './plan.ts';
import { emptyRecord, readRecord, type PublishRecord } from './record.ts';

/** Inside the served folder, so that they move together: the record, the lock, and temporary copies. */
const ownFolder = '.published';
const recordPath = (folder: string) => join(folder, ownFolder, 'record.json');
const copiesPath = (folder: string) => join(folder, ownFolder, 'copies');
export const lockPath = (folder: string): string => join(folder, ownFolder, 'lock.sqlite');

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Every file below a folder but those of tools, whose names begin with a dot. */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'));
  const files = new Map<string, string>();
  for (const path of paths.toSorted()) {
    const content = await readFile(join(folder, path));
    files.set(path, createHash('sha256').update(content).digest('hex'));
  }
  return files;
}

export async function recordOf(folder: string): Promise<PublishRecord> {
  const path = recordPath(folder);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return text === null ? emptyRecord : readRecord(text, path);
}

/** Temporary copies of an aborted publication. */
export const removeCopies = (folder: string): Promise<void> => rm(copiesPath(folder), { recursive: true, force: true });

/** Atomic write: temporary file, fsync, rename. */
async function putInPlace(folder: string, target: string, write: (copy: string) => Promise<void>): Promise<void> {
  const copy = join(copiesPath(folder), randomUUID());
  await mkdir(dirname(copy), { recursive: true });
  await write(copy);
  const file = await open(copy, 'r+');
  await file.sync();
  await file.close();
  await mkdir(dirname(target), { recursive: true });
  await rename(copy, target);
}

export async function takeStep(folder: string, buildFolder: string, step: Step): Promise<void> {
  switch (step.kind) {
    case 'record':
      return putInPlace(folder, recordPath(folder), (copy) =>
        writeFile(copy, `${JSON.stringify(step.record, null, 2)}\n`),
      );
    case 'place':
      return putInPlace(folder, join(folder, step.path), (copy) => copyFile(join(buildFolder, step.path), copy));
    case 'remove':
      return rm(join(folder, step.path), { force: true });
  }
}
