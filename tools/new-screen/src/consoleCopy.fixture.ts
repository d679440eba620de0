import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A copy of the console in a new folder, into which a screen can be written. */
export function copyConsole(): string {
  const copy = realpathSync(mkdtempSync(`${tmpdir()}/new-screen-`));
  for (const path of [
    'apps/console/src',
    'apps/console/package.json',
    'apps/api/schema',
    'apps/api/src/features',
    'packages/ui/src/icon/lucide.ts',
    'e2e',
    'tools/webkit',
    'tsconfig.base.json',
    'playwright.config.ts',
    'package.json',
    '.oxfmtrc.json',
    '.oxlintrc.json',
  ]) {
    mkdirSync(dirname(`${copy}/${path}`), { recursive: true });
    cpSync(`${root}${path}`, `${copy}/${path}`, { recursive: true });
  }
  symlinkSync(`${root}node_modules`, `${copy}/node_modules`);
  return copy;
}
