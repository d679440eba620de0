import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Staging {
  /** The folder of the package, built. */
  source: string;
  /** Destination; its content is replaced. */
  target: string;
  version: string;
  /** Versions of our other packages, by name. */
  sisters: Readonly<Record<string, string>>;
  changelog: string;
  /** Path of the license file. */
  license: string;
}

interface Manifest {
  files: string[];
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** Copies the published files of a package, with a new version, changelog, and license. The source folder is unchanged. */
export function stage({ source, target, version, sisters, changelog, license }: Staging): void {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const entry of ['README.md', ...manifest.files.filter((one) => !one.startsWith('!'))])
    cpSync(join(source, entry), join(target, entry), { recursive: true });
  copyFileSync(license, join(target, 'LICENSE.md'));
  writeFileSync(join(target, 'CHANGELOG.md'), changelog);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    sisters[name] ?? range,
  ]);
  const staged = {
    ...manifest,
    version,
    license: 'SEE LICENSE IN LICENSE.md',
    files: [...manifest.files, 'CHANGELOG.md'],
    ...(dependencies.length > 0 ? { dependencies: Object.fromEntries(dependencies) as unknown } : {}),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`);
}
