import { join } from 'node:path';
import { output } from './command.ts';
import type { Report } from './report.ts';

/** Runs an application's tests in vitest with jsdom and without stubs: a screen, and every story of ui and forms. */
export async function proveJsdom(report: Report, name: string, folder: string): Promise<void> {
  await report.check(`${name}: tests in vitest with jsdom, without stubs and warnings`, async () => {
    const printed = await output(
      join(folder, 'node_modules/.bin/vitest'),
      ['run', '--reporter=dot', '--testTimeout=120000'],
      {
        cwd: folder,
        timeout: 900_000,
      },
    );
    // vitest prints console output of tests under such a heading.
    if (/^stderr \|| source ?map/im.test(printed)) throw new Error(printed);
  });
}
