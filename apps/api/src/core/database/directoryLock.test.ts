import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './directoryLock.ts';
import { processStartTime } from './processStartTime.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-console-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lockFile = () => join(folder, 'process.lock');

async function startSleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('lockDirectory', () => {
  it('locks for one process, and for the next one after release', async () => {
    const first = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toBeInstanceOf(DirectoryLockedError);
    await first.release();
    await (await lockDirectory(folder)).release();
  });

  it('lets only one of many concurrent attempts succeed', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('names the process that has the lock', async () => {
    const sleeper = await startSleeper();
    const started = await processStartTime(sleeper.pid);
    await writeFile(lockFile(), JSON.stringify({ pid: sleeper.pid, started }));
    await expect(lockDirectory(folder)).rejects.toThrow(`process ${sleeper.pid}`);
    await sleeper.stop();
    await expect(lockDirectory(folder)).resolves.toBeDefined();
  });

  it('replaces the lock of a dead process even if its PID was reused', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    await lockDirectory(folder);
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({
      pid: process.pid,
      started: await processStartTime(process.pid),
    });
  });

  it.each(['', '{', '{"pid":"x"}', 'null'])('replaces a lock file with unreadable content: %s', async (text) => {
    await writeFile(lockFile(), text);
    await expect(lockDirectory(folder)).resolves.toBeDefined();
  });
});
