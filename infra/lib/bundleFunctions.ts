import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Files in `functions/` that are Lambda functions. */
export const functionNames = [
  'customMessage',
  'preSignUp',
  'postConfirmation',
  'preTokenGeneration',
  'gitHub',
] as const;
export type FunctionName = (typeof functionNames)[number];

const root = join(import.meta.dirname, '..');

/** The folder of a bundled function. */
export const bundleOf = (name: FunctionName): string => join(root, 'dist', name);

/** Bundles the Lambda functions, each to one file without dependencies. */
export async function bundleFunctions(): Promise<void> {
  for (const name of functionNames) {
    const build = await rolldown({
      cwd: root,
      input: join('functions', `${name}.ts`),
      platform: 'node',
      resolve: { conditionNames: ['@edge-console/source', 'node'] },
      onLog(level, log, handle) {
        if (level === 'warn' && log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
        handle(level, log);
      },
    });
    await rm(bundleOf(name), { recursive: true, force: true });
    await mkdir(bundleOf(name), { recursive: true });
    await build.write({
      file: join(bundleOf(name), 'index.mjs'),
      format: 'esm',
      codeSplitting: false,
    });
    await build.close();
  }
}
