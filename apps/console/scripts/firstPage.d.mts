import type { Plugin } from 'vite';
import type { FirstFiles } from '../src/first-page/firstPage.ts';

type File = {
  type: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

export function filesBesideEntry(bundle: Record<string, File>, modules: readonly string[]): string[];
export function screenOf(page: { path: string; load?: () => unknown } | undefined): string[];
export function firstFiles(
  bundle: Record<string, File>,
  routes: {
    routeTable: readonly { path: string; load?: () => unknown }[];
    findRoute: (path: string) => { path: string; load?: () => unknown } | undefined;
    likelyPath: (path: string, storedKeys: readonly string[]) => { path: string; isSignedIn: boolean };
  },
): FirstFiles;
export function firstPage(options: { root: string; define: Record<string, string> }): Plugin;
