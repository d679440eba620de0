import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestStack } from './testStack.fixture.ts';

it('does not start with a database whose users cannot sign in, and starts once they can', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const start = (reset = false) => startTestStack(dataFolder, 4_960, { reset });
  await (await start()).close();
  rmSync(join(dataFolder, 'local-cloud'), { recursive: true });
  await expect(start()).rejects.toThrow(/cannot sign in\.\nStart over with --reset/);
  await (await start(true)).close();
});
