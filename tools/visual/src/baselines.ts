import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rule } from './compare.ts';

const folder = resolve(import.meta.dirname, '../../../packages/ui/visual');
const versionFile = join(folder, 'browser.json');

const fileOf = (name: string) => join(folder, `${name}.png`);

export function baselineOf(name: string): Buffer | undefined {
  return existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
}

/** Names of all that are recorded. */
export function recorded(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -'.png'.length)] : []));
}

export function record(name: string, image: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), image);
}

export function forget(name: string): void {
  rmSync(fileOf(name));
}

const majorOf = (version: string) => version.split('.')[0] ?? '';

export function recordBrowser(version: string): void {
  writeFileSync(versionFile, `${JSON.stringify({ chromium: majorOf(version) }, null, 2)}\n`);
}

/** Compares every pixel in the browser that recorded the baselines; in other versions, only areas of one color. */
export function ruleFor(version: string): Rule {
  if (!existsSync(versionFile)) return 'exact';
  const { chromium } = JSON.parse(readFileSync(versionFile, 'utf8')) as { chromium: string };
  return chromium === majorOf(version) ? 'exact' : 'flat';
}
