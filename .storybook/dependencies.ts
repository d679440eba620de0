import { globSync, readFileSync } from 'node:fs';

/**
 * Matches package imports: `from 'x'`, `import 'x'` and `import('x')`, without paths and built-ins; types are removed
 * before.
 */
const bareImport =
  /^(?!import type|export type).*?(?:from|import)\s*\(?\s*'(?![./]|node:|storybook\/|@storybook\/|@edge-console\/)([^'\s]+)'/gm;
/** The end of a multi-line import. */
const tail = /^\} from '(?![./]|node:|storybook\/|@storybook\/|@edge-console\/)([^'\s]+)'/gm;

/** Every package that this code imports at run time. */
function importedPackages(source: string): string[] {
  return [...source.matchAll(bareImport), ...source.matchAll(tail)].flatMap(([, name]) => name ?? []);
}

/**
 * Packages that Vite must bundle before the first story runs. A dependency discovered late makes Vite bundle again and
 * reload the page, which fails running stories and makes a cold run flaky.
 */
export function storyDependencies(root: string): string[] {
  const withStories = globSync(['packages/*/src/**/*.stories.tsx', 'apps/console/src/**/*.stories.tsx'], { cwd: root });
  const folders = new Set(withStories.map((file) => file.slice(0, file.indexOf('/src/'))));
  const files = [...folders].flatMap((folder) =>
    globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.css.ts', '**/*.test.*', '**/*.d.ts'] }),
  );
  const imported = files.flatMap((file) => importedPackages(readFileSync(`${root}/${file}`, 'utf8')));
  // Vite does not bundle JSON.
  return [...new Set(imported)].filter((name) => !name.endsWith('.json')).sort();
}
