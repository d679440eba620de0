import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './ports.ts';
import { startStack } from './stack.ts';

it('refuses to start over a database whose people could not sign in, and starts once they can', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const port = await freePort(4_960);
  const start = (reset = false) =>
    startStack({
      dataFolder,
      port,
      steeringPort: port + 1,
      chartsPort: port + 2,
      objectPort: port + 3,
      reset,
      openPages: async () => (_request, response) => response.end(),
    });
  await (await start()).close();
  rmSync(join(dataFolder, 'local-cloud'), { recursive: true });
  await expect(start()).rejects.toThrow(/could not sign in\.\nBegin again from the seed with --reset/);
  await (await start(true)).close();
});
