import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packed/src/command.ts';
import { launch } from '../../packed/src/drive.ts';
import { type Shot, writeImage, writeSheet } from './sheet.ts';

// The second part of `npm run screens`: combines the screenshots of e2e/deep/screens.spec.ts into one sheet for each mode, and writes
// those of the README.

const folder = join(root, 'test-results', 'screens');
const heights: Record<string, number> = { 1440: 900, 390: 844 };

/** README screenshots by file name: states of the console in light mode, 1440 px wide. */
const isolated: Record<string, string> = {
  'sign-in': 'sign-in',
  dashboard: 'dashboard',
  users: 'users',
  role: 'role with changes to review',
  'api-token': 'secret of a new API token',
  analytics: 'analytics',
  parameters: 'parameters before they are saved',
  resource: 'resource with its preview',
  domain: 'domain, certificate waits for its record',
  identity: 'identity, with images',
  acting: 'acting read-only',
};

const browser = await launch();
try {
  for (const mode of ['light', 'dark'] as const) {
    const shots: Shot[] = [];
    for (const file of readdirSync(folder).toSorted()) {
      const [, title, itsMode, width] = /^(.+)\.(light|dark)\.(\d+)\.png$/.exec(file) ?? [];
      const height = width === undefined ? undefined : heights[width];
      if (title === undefined || height === undefined || itsMode !== mode) continue;
      const image = readFileSync(join(folder, file)).toString('base64');
      shots.push({ title, size: { width: Number(width), height }, image });
    }
    const file = join(root, 'docs', 'screens', `console-${mode}.jpg`);
    await writeSheet(browser, mode, shots, file);
    console.log(`${file}: ${shots.length} screenshots`);
  }
  for (const [name, title] of Object.entries(isolated)) {
    const image = readFileSync(join(folder, `${title}.light.1440.png`)).toString('base64');
    await writeImage(browser, image, join(root, 'docs', 'screens', `${name}.jpg`));
  }
} finally {
  await browser.close();
}
