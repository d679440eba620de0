import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from './dataFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  writeFileSync(join(folder, 'mails'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is open in one process, and a second start with --reset does not change it', async () => {
  const data = await openDataFolder(folder);
  await expect(openDataFolder(folder, { reset: true })).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}.`,
  );
  expect(readdirSync(folder)).toContain('mails');
  await data.close();
});

it('is emptied by a reset, and stays locked', async () => {
  const data = await openDataFolder(folder, { reset: true });
  expect(readdirSync(folder)).not.toContain('mails');
  await expect(openDataFolder(folder)).rejects.toThrow('in use');
  await data.close();
  await (await openDataFolder(folder)).close();
});
