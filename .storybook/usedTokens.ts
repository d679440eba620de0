import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Shared folders without their own page: their styles count for each component built on them. */
const shared = /from '\.\.\/(field|overlay|listbox|calendar|date-field|text-field)\//gu;
const anyFolder = /from '\.\.\/([\w-]+)\//gu;
const tokenName = /\bvars(?:\.\w+|\[\d+\])+/gu;

/**
 * Tokens used in each folder of the ui package (`vars.color.bg.app`, `vars.radius[3]`): in its own style sheets, and
 * in those of the shared parts it uses.
 */
function usedTokens(root: string): Record<string, string[]> {
  const source = `${root}/packages/ui/src`;
  const read = (pattern: string) =>
    globSync(pattern, { cwd: source })
      .filter((file) => !/\.(?:stories|test)\./u.test(file))
      .map((file) => readFileSync(`${source}/${file}`, 'utf8'))
      .join('\n');
  const tokensOf = (folder: string, seen = new Set<string>()): string[] => {
    if (seen.has(folder)) return [];
    seen.add(folder);
    const own = read(`${folder}/*.css.ts`).match(tokenName) ?? [];
    // Components without styles, such as the context menu, use the tokens of their content.
    const followed = own.length === 0 ? anyFolder : shared;
    const parts = [...read(`${folder}/*.{ts,tsx}`).matchAll(followed)].map(([, part = '']) => part);
    return [...own, ...parts.flatMap((part) => tokensOf(part, seen))];
  };
  const folders = globSync('*/*.mdx', { cwd: source }).map((page) => page.split('/')[0] ?? '');
  return Object.fromEntries(folders.map((folder) => [folder, [...new Set(tokensOf(folder))].toSorted()]));
}

/** Provides the token list to docs pages, read from the style sheets. */
export function usedTokensPlugin(root: string): Plugin {
  const id = 'virtual:used-tokens';
  return {
    name: 'used-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(usedTokens(root))}` : undefined),
  };
}
