import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint, type Message } from 'publint';
import { formatMessage } from 'publint/utils';
import { clientModules } from '../../../packages/ui/build/clientModules.ts';
import { output, root } from './command.ts';
import { entriesOf, unresolved, type Packed } from './packages.ts';
import { expectNone, type Report } from './report.ts';

/** Files that must not be published. */
const unwanted = /\.stories\.|\.test\.|\.mdx$|tsbuildinfo$|\.d\.ts\.map$|^(?:src|build)[\\/]|[\\/]storybook[\\/]/;

/**
 * This repository resolves sources with its own condition. publint ignores custom conditions, except those with a wildcard.
 */
function isOwnCondition({ code, path }: Message): boolean {
  return code === 'EXPORTS_GLOB_NO_MATCHED_FILES' && path.at(-1) === '@edge-console/source';
}

const toArrayBuffer = (file: Buffer): ArrayBuffer => new Uint8Array(file).buffer;

function codeOf(folder: string): Map<string, string> {
  const files = globSync('dist/**/*.js', { cwd: folder, exclude: ['dist/vendor/**'] });
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function checkDirectives(folder: string): void {
  const modules = codeOf(folder);
  const expected = clientModules(modules);
  const findings = [...modules].flatMap(([file, code]) => {
    const isClient = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*['"]use client['"]/.test(code);
    if (isClient === expected.has(file)) return [];
    return [isClient ? `${file} says 'use client' and could run on the server` : `${file} lacks 'use client'`];
  });
  expectNone(findings, 'The directive for server components is wrong');
}

/** Problems of a package found without installing it. */
export async function proveHygiene(report: Report, { name, tarball, folder }: Packed): Promise<void> {
  await report.check(`${name}: publint finds nothing`, async () => {
    const { messages, pkg } = await publint({ pack: { tarball: toArrayBuffer(readFileSync(tarball)) }, strict: true });
    const findings = messages
      .filter((message) => !isOwnCondition(message))
      .map((message) => formatMessage(message, pkg));
    expectNone(
      findings.map((finding) => finding ?? 'a finding without words'),
      'publint says',
    );
  });
  await report.check(`${name}: attw resolves the types of every entry`, async () => {
    const entries = entriesOf(folder).map((entry) => (entry === '.' ? '.' : entry.slice(2)));
    const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', '--entrypoints', ...entries];
    // It exits with 1 if an entry has a problem.
    const found = await output('attw', args, { cwd: root });
    for (const entry of entries) if (!found.includes(entry)) throw new Error(`attw did not check ${entry}.\n${found}`);
  });
  await report.check(`${name}: ships only what a consumer needs`, () => {
    const files = globSync('**/*', { cwd: folder }).filter((file) => unwanted.test(file));
    const { license, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      license?: string;
      description?: string;
    };
    if (!license) files.push('package.json without a license');
    if (!description) files.push('package.json without a description');
    if (globSync('README.md', { cwd: folder }).length === 0) files.push('no README.md');
    expectNone([...files, ...unresolved(folder).map((entry) => `${entry} is neither an entry nor closed`)], 'Unwanted');
  });
  await report.check(`${name}: 'use client' where the browser is needed, and nowhere else`, () =>
    checkDirectives(folder),
  );
}
