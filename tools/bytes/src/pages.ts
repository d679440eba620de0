import { budgets, type Weighed } from './budgets.ts';
import { manifestOf, staticClosure } from './manifest.ts';
import { filesWith, gzippedFile, gzippedSum, rawSum } from './sizes.ts';

/** What every signed-in page needs before its own chunk: keys of the build's manifest. */
const shellModules = ['index.html', 'src/app/createAuthenticatedContext.ts', 'src/shell/index.ts'];

/** The two first pages: keys of the build's manifest whose static closures the first paint needs. `bench bytes` proves the lists. */
export const firstPages = {
  signIn: ['index.html', 'src/shell/layouts/notoolbar/index.ts', 'src/features/sign-in/index.ts'],
  users: [...shellModules, 'src/features/users/index.ts'],
};

/** Render-blocking script of every page, outside the module graph. */
export const themeScript = 'theme.js';

/** Script beside the entry that preloads the rest of the page. */
const isFirstPageScript = (file: string) => file.startsWith('assets/first-page-');

/** What a page needs before it paints: paths within the built folder. */
export function criticalOf(folder: string, modules: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const { scripts, styles } = staticClosure(manifestOf(folder), modules);
  const outsideGraph = [themeScript, ...filesWith(folder, '.js').filter(isFirstPageScript)];
  return { scripts: new Set([...outsideGraph, ...scripts]), styles };
}

/** Fonts of other scripts load only when a page uses them. */
const englishFonts = (folder: string) =>
  filesWith(folder, '.woff2').filter((file) => !/-(?:latin-ext|vietnamese|cyrillic|greek)/.test(file));

/** The pages of the built console against their budgets. */
export function weighPages(folder: string): Weighed[] {
  const manifest = manifestOf(folder);
  const signIn = criticalOf(folder, firstPages.signIn);
  const users = criticalOf(folder, firstPages.users);
  const routes = Object.keys(manifest).filter((key) => /^src\/features\/[^/]+\/index\.ts$/.test(key));
  if (routes.length === 0) throw new Error('The build has no chunk of a screen');
  const isShared = (file: string) => signIn.scripts.has(file) || users.scripts.has(file);
  return [
    { what: 'sign-in, scripts', weight: gzippedSum(folder, signIn.scripts), budget: budgets.signInScripts },
    { what: 'sign-in, styles', weight: gzippedSum(folder, signIn.styles), budget: budgets.firstStyles },
    { what: 'shell + Users, scripts', weight: gzippedSum(folder, users.scripts), budget: budgets.shellScripts },
    { what: 'shell + Users, styles', weight: gzippedSum(folder, users.styles), budget: budgets.firstStyles },
    { what: 'fonts', weight: rawSum(folder, englishFonts(folder)), budget: budgets.fonts },
    { what: themeScript, weight: gzippedFile(folder, themeScript), budget: budgets.themeScript },
    { what: 'report.js', weight: gzippedFile(folder, 'report.js'), budget: budgets.reportModule },
    { what: 'sw.js', weight: gzippedFile(folder, 'sw.js'), budget: budgets.serviceWorker },
    ...routes
      .map((key) => ({ key, file: manifest[key]?.file ?? '' }))
      .filter(({ file }) => !isShared(file))
      .map(({ key, file }) => ({
        what: `chunk of ${key.split('/')[2]}`,
        weight: gzippedFile(folder, file),
        budget: budgets.routeScript,
      })),
  ];
}
