import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { output } from './command.ts';
import { driveTour, strictPolicy } from './driveTour.ts';
import type { Packed } from './packages.ts';
import type { Report } from './report.ts';
import { serveFolder } from './serveFolder.ts';

/** Tests the tour on a page without a bundler or framework: one style sheet and one module. */
export async function provePlainTour(
  report: Report,
  work: string,
  packages: readonly Packed[],
  browser: Browser,
): Promise<void> {
  const folder = join(work, 'plain');
  const tarball = packages.find(({ name }) => name === 'tour')?.tarball;
  const isReady = await report.check('Plain page: the tour installs without anything else', async () => {
    if (!tarball) throw new Error('The tour is not packed.');
    mkdirSync(folder, { recursive: true });
    cpSync(resolve(import.meta.dirname, '../apps/plain'), folder, { recursive: true });
    const dependencies = { '@edge-console/tour': `file:${tarball}` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'plain', private: true, dependencies }));
    await output('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
    });
    if (existsSync(join(folder, 'node_modules/react'))) throw new Error('The bundle contains React.');
  });
  if (!isReady) return;
  await report.check('Plain page: plain Node imports every entry', async () => {
    const entries = ['tour', 'tour/anchors', 'tour/topics'].map((entry) => `import '@edge-console/${entry}';`);
    await output('node', ['--input-type=module', '-e', entries.join('\n')], { cwd: folder });
  });
  const server = await serveFolder(folder, strictPolicy);
  try {
    await report.check('Plain page: the tour works under a strict policy', () =>
      driveTour(browser, `${server.origin}/`, 'plain'),
    );
  } finally {
    await server.close();
  }
}
