import { execFileSync } from 'node:child_process';
import { test as setup } from '@playwright/test';
import { consoleFolder, pseudoBuild } from './pseudoBuild.ts';

setup('a build that has the pseudo-locale beside English', () => {
  execFileSync('vite', ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', pseudoBuild], {
    cwd: consoleFolder,
    env: { ...process.env, EDGE_CONSOLE_LOCALE: 'en-XA' },
    stdio: 'inherit',
  });
});
