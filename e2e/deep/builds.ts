import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Two builds that share no file: the second is the first with renamed files, another build id and another release. */
export type Build = 'first' | 'second';

export type Builds = {
  readonly root: string;
  readonly folder: Record<Build, string>;
  readonly id: Record<Build, string>;
};

const hashed = /([A-Za-z_$][\w$]*-)([\w-]{8})(\.(?:js|css|woff2|svg|png)\b)/g;
const backwards = (text: string) => text.split('').toReversed().join('');
const turned = (text: string) => text.replace(hashed, (_name, stem, hash: string, end) => stem + backwards(hash) + end);
const isText = /\.(js|css|html|json|webmanifest|svg)$/;

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function wordOf(folder: string, path: string, name: 'id' | 'version'): Promise<string> {
  // Files of our own build, which the release plugin has written.
  return (JSON.parse(await readFile(join(folder, path), 'utf8')) as Record<string, string>)[name] ?? '';
}

/** The build that the stack serves, file by file: its worker lists them. */
async function download(stack: string, folder: string): Promise<void> {
  const get = async (path: string) => {
    const response = await fetch(`${stack}/${path}`);
    if (!response.ok) throw new Error(`/${path} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const worker = await get('sw.js');
  const assets = new Set(new TextDecoder().decode(worker).match(/assets\/[\w~.$-]+\.(?:js|css|woff2|svg|png)/g));
  const favicons = ['favicon.svg', 'favicon-acting.svg'];
  const answers = ['version.json', 'builds/latest.json', 'manifest.webmanifest', 'reads.json'];
  const named = ['index.html', 'browserCheck.js', 'theme.js', ...favicons, ...answers];
  const icons = new TextDecoder().decode(await get('manifest.webmanifest')).match(/icons\/[\w-]+\.png/g);
  await write(join(folder, 'sw.js'), worker);
  await Promise.all(
    [...assets, ...named, ...new Set(icons)].map(async (path) => write(join(folder, path), await get(path))),
  );
}

async function writeSecond(
  from: string,
  to: string,
  replacements: readonly (readonly [string, string])[],
): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, turned(path.slice(from.length)));
    const content = await readFile(path);
    const renamed = (text: string) =>
      replacements.reduce((all, [before, after]) => all.replaceAll(before, after), turned(text));
    await write(target, isText.test(path) ? renamed(content.toString('utf8')) : content);
  }
}

export async function makeBuilds(stack: string): Promise<Builds> {
  const root = await mkdtemp(join(tmpdir(), 'edge-console-builds-'));
  const folder = { first: join(root, 'first'), second: join(root, 'second') };
  await download(stack, folder.first);
  const id = await wordOf(folder.first, 'builds/latest.json', 'id');
  const version = await wordOf(folder.first, 'version.json', 'version');
  await writeSecond(folder.first, folder.second, [
    [id, backwards(id)],
    [version, `${version}.second`],
  ]);
  return { root, folder, id: { first: id, second: backwards(id) } };
}
