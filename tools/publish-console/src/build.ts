import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './folder.ts';
import type { Build } from './plan.ts';
import { Refusal } from './record.ts';

const needed = ['index.html', 'sw.js', 'version.json', 'builds/latest.json'];

/** One string of a JSON file of the build. */
async function wordOf(folder: string, path: string, name: string): Promise<string> {
  const value: unknown = JSON.parse(await readFile(join(folder, path), 'utf8'));
  const word = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : [];
  if (typeof word?.[1] !== 'string') throw new Refusal(`${path} of the build has no "${name}".`);
  return word[1];
}

/** Reads a build and checks that it is complete. */
export async function readBuild(folder: string): Promise<Build> {
  const files = await filesIn(folder).catch(() => new Map<string, string>());
  const missing = needed.filter((path) => !files.has(path));
  if (missing.length > 0) throw new Refusal(`${folder} is no finished build: ${missing.join(', ')} is missing.`);
  const id = await wordOf(folder, 'builds/latest.json', 'id');
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const lost = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, path = '']) =>
    files.has(path) ? [] : [path],
  );
  if (!page.includes(`content="${id}"`) || lost.length > 0)
    throw new Refusal(`${folder} is no finished build: its page and its files belong to different builds.`);
  return { id, release: await wordOf(folder, 'version.json', 'version'), files };
}
