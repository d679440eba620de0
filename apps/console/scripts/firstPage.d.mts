import type { Plugin } from 'vite';
import type { FirstFiles } from '../src/app/first-page/firstPage.ts';

type Route = { path: string };
type Routes = Readonly<Record<string, Route>>;

type Screens = { routes: Routes; lazyPages: { screens: Readonly<Record<string, unknown>> } };

type File = {
  type: string;
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

export function filesBesideEntry(bundle: Record<string, File>, modules: readonly string[]): string[];
export function screenOf(routing: Screens, route: Route | undefined): string[];
export function firstFiles(
  bundle: Record<string, File>,
  routing: Screens & {
    routeTable: readonly Route[];
    findRoute: (path: string) => Route | undefined;
    likelyPath: (
      path: string,
      storedKeys: readonly string[],
      landing?: string,
    ) => { path: string; isSignedIn: boolean };
    leadsToLanding: (path: string) => boolean;
  },
): FirstFiles;
export function firstPage(options: { root: string; define: Record<string, string> }): Plugin;
