import type { Plugin } from 'vite';
import type { FirstFiles } from '../src/first-page/firstPage.ts';

type Entry = { path: string; load?: unknown };
type ScreenEntries = Readonly<Record<string, Entry>>;

type File = {
  type: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

export function filesBesideEntry(bundle: Record<string, File>, modules: readonly string[]): string[];
export function screenOf(screenEntries: ScreenEntries, entry: Entry | undefined): string[];
export function firstFiles(
  bundle: Record<string, File>,
  routes: {
    screenEntries: ScreenEntries;
    routeTable: readonly Entry[];
    findRoute: (path: string) => Entry | undefined;
    likelyPath: (
      path: string,
      storedKeys: readonly string[],
      landing?: string,
    ) => { path: string; isSignedIn: boolean };
    leadsToLanding: (path: string) => boolean;
  },
): FirstFiles;
export function firstPage(options: { root: string; define: Record<string, string> }): Plugin;
