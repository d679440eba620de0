import { globSync, readFileSync } from 'node:fs';

/** `from 'x'`, `import 'x'` and `import('x')` of anything that is neither a path nor a built-in; types vanish before. */
const bareImport =
  /^(?!import type|export type).*?(?:from|import)\s*\(?\s*'(?![./]|node:|storybook\/|@storybook\/|@edge-console\/)([^'\s]+)'/gm;
/** The end of a multi-line import. */
const tail = /^\} from '(?![./]|node:|storybook\/|@storybook\/|@edge-console\/)([^'\s]+)'/gm;

/** Every package that this text imports at run time. */
function importedPackages(source: string): string[] {
  return [...source.matchAll(bareImport), ...source.matchAll(tail)].flatMap(([, name]) => name ?? []);
}

/**
 * What Vite must bundle before the first story runs. Found late, one dependency makes Vite bundle again and reload the
 * page, and every story in flight fails: a cold run then looks flaky.
 */
export function storyDependencies(root: string): string[] {
  const withStories = globSync(['packages/*/src/**/*.stories.tsx', 'apps/console/src/**/*.stories.tsx'], { cwd: root });
  const folders = new Set(withStories.map((file) => file.slice(0, file.indexOf('/src/'))));
  const files = [...folders].flatMap((folder) =>
    globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.css.ts', '**/*.test.*', '**/*.d.ts'] }),
  );
  const imported = files.flatMap((file) => importedPackages(readFileSync(`${root}/${file}`, 'utf8')));
  // Vite reads data as it is.
  return [...new Set(imported)].filter((name) => !name.endsWith('.json')).sort();
}
