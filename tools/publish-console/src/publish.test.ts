import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn, lockPath, recordOf } from './folder.ts';
import { lock } from './lock.ts';
import { prune, publish } from './publish.ts';
import { Refusal } from './record.ts';

const start = new Date('2026-01-01T00:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

let root: string;
let folder: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-console-'));
  folder = join(root, 'served');
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(root, { recursive: true });
});

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A build as the console's own looks, with these assets. */
async function build(id: string, assets: Readonly<Record<string, string>>): Promise<string> {
  const built = join(root, `build-${id}`);
  const [first = ''] = Object.keys(assets);
  await write(join(built, 'version.json'), JSON.stringify({ version: `1.0.0+${id}` }));
  await write(join(built, 'builds/latest.json'), JSON.stringify({ id }));
  await write(join(built, 'sw.js'), `// ${id}`);
  await write(join(built, '.vite/manifest.json'), '{}');
  const page = `<script src="/assets/${first}"></script><meta name="build" content="${id}">`;
  await write(join(built, 'index.html'), page);
  for (const [name, content] of Object.entries(assets)) await write(join(built, 'assets', name), content);
  return built;
}

const paths = async () => [...(await filesIn(folder)).keys()];
const content = (path: string) => readFile(join(folder, path), 'utf8');

/** A separate process, as started by an operator; ready after its first line of output. */
async function inProcess(script: string) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  await once(child.stdout, 'data');
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
}
const source = (name: string) => JSON.stringify(join(import.meta.dirname, name));

describe('a publication', () => {
  it('puts a build into the folder and keeps the parts of the one before for a day', async () => {
    await publish(await build('a', { 'start-1.js': 'a', 'font-1.woff2': 'f' }), { folder, now: start });
    await write(join(folder, 'config.json'), '{}');
    const second = await build('b', { 'start-2.js': 'b', 'font-1.woff2': 'f' });
    await publish(second, { folder, now: later(1) });
    const others = ['builds/latest.json', 'config.json', 'index.html', 'sw.js', 'version.json'];
    const assets = ['assets/font-1.woff2', 'assets/start-1.js', 'assets/start-2.js'];
    expect(await paths()).toEqual([...assets, ...others]);
    expect(await content('version.json')).toBe('{"version":"1.0.0+b"}');
    expect((await recordOf(folder)).builds).toEqual([
      expect.objectContaining({ id: 'b', keptUntil: null }),
      expect.objectContaining({ id: 'a', release: '1.0.0+a', keptUntil: later(25).toISOString() }),
    ]);

    expect((await prune({ folder, now: later(24) })).removed).toEqual([]);
    expect((await prune({ folder, now: later(25) })).removed).toEqual(['assets/start-1.js']);
    expect(await paths()).toEqual([...assets.filter((path) => path !== 'assets/start-1.js'), ...others]);
  });

  it('that is killed anywhere is made good by the next', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`part-${index}.js`, `${index}`]));
    const [first, second] = [await build('a', { 'start-1.js': 'a' }), await build('b', many)];
    await publish(first, { folder, now: start });
    const kill = await inProcess(`
      import { publish } from ${source('publish.ts')};
      console.log('started');
      await publish(${JSON.stringify(second)}, { folder: ${JSON.stringify(folder)}, now: new Date(${later(1).getTime()}) });
      setInterval(() => {}, 1000);
    `);
    await expect.poll(() => existsSync(join(folder, 'assets/part-20.js'))).toBe(true);
    await kill();
    await publish(second, { folder, now: later(2) });
    const assets = (await paths()).filter((path) => path.startsWith('assets/'));
    expect(new Set(assets)).toEqual(new Set(['start-1.js', ...Object.keys(many)].map((name) => `assets/${name}`)));
    expect(await content('builds/latest.json')).toBe('{"id":"b"}');
    expect(existsSync(join(folder, '.published/copies'))).toBe(false);
  });

  it('is refused while another is under way, and not by what one that was killed has left', async () => {
    const [first, second] = [await build('a', { 'x.js': 'a' }), await build('b', { 'y.js': 'b' })];
    await publish(first, { folder, now: start });
    const kill = await inProcess(`
      import { lock } from ${source('lock.ts')};
      lock(${JSON.stringify(lockPath(folder))});
      console.log('locked');
      setInterval(() => {}, 1000);
    `);
    const before = await paths();
    await expect(publish(second, { folder, now: later(1) })).rejects.toThrow('is under way');
    await expect(prune({ folder, now: later(1) })).rejects.toThrow('is under way');
    expect(await paths()).toEqual(before);
    await kill();
    await publish(second, { folder, now: later(1) });
    expect(await content('builds/latest.json')).toBe('{"id":"b"}');
  });

  it('lets go of the folder when it fails', async () => {
    await write(join(folder, '.published/record.json'), '{"builds":[{}]}');
    await expect(publish(await build('a', { 'x.js': 'a' }), { folder, now: start })).rejects.toThrow('record.json');
    lock(lockPath(folder))();
  });
});

describe('nothing is changed', () => {
  const refusal = async (built: string, target = folder) => {
    const error = await publish(built, { folder: target, now: start }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    return String(error);
  };

  it('where a name has other bytes', async () => {
    await publish(await build('a', { 'x.js': 'a' }), { folder, now: start });
    const before = await filesIn(folder);
    expect(await refusal(await build('b', { 'x.js': 'b', 'y.js': 'b' }))).toContain('assets/x.js of build b');
    expect(await filesIn(folder)).toEqual(before);
  });

  it('by what is no finished build', async () => {
    const built = await build('a', { 'x.js': 'a' });
    await rm(join(built, 'assets/x.js'));
    expect(await refusal(built)).toContain('different builds');
    await write(join(built, 'assets/x.js'), 'a');
    await write(join(built, 'builds/latest.json'), '{"id":"b"}');
    expect(await refusal(built)).toContain('different builds');
    await rm(join(built, 'sw.js'));
    expect(await refusal(built)).toContain('sw.js is missing');
    expect(await refusal(join(root, 'nowhere'))).toContain('no finished build');
    expect(existsSync(folder)).toBe(false);
  });

  it('in the build itself, or by a removal where nothing was published', async () => {
    const built = await build('a', { 'x.js': 'a' });
    expect(await refusal(built, built)).toContain('lie in one another');
    expect(await refusal(built, join(built, 'served'))).toContain('lie in one another');
    expect(existsSync(join(built, 'served'))).toBe(false);
    await expect(prune({ folder, now: start })).rejects.toThrow('Nothing has been published');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('an operator', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  it('publishes and removes by the command, and reads what was done or what is wrong', async () => {
    const built = await build('a', { 'x.js': 'a' });
    expect(await run(folder, '--build', built)).toMatchObject({ code: 0, output: expect.stringContaining('5 files') });
    expect(await run(folder, '--prune')).toMatchObject({ code: 0, output: expect.stringContaining('0 removed') });
    expect(await run(folder, '--build', root)).toMatchObject({
      code: 1,
      output: expect.stringContaining('no finished'),
    });
    for (const args of [[], [folder, '--force'], [folder, '--prune', '--build', built]])
      expect((await run(...args)).code).toBe(1);
  });
});
