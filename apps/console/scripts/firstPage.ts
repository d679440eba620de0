import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { FirstFiles } from '../src/app/first-page/firstPage.ts';
import { readRoutes } from './routes.ts';

type File = {
  type: string;
  facadeModuleId?: string | null;
  code?: string;
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, File>>;
type Route = { path: string };
type Routes = Readonly<Record<string, Route>>;
type Routing = {
  routes: Routes;
  routeTable: readonly Route[];
  findRoute: (path: string) => Route | undefined;
  likelyPath: (path: string, storedKeys: readonly string[], landing?: string) => { path: string; isSignedIn: boolean };
  redirectsToLanding: (path: string) => boolean;
};

/**
 * The console's routes and its first-page prediction, imported by Node: bundling vite.config.ts would pull in every
 * screen.
 */
async function readRouting(root: string): Promise<Routing> {
  const load = async <Part>(path: string): Promise<Part> =>
    (await import(pathToFileURL(join(root, path)).href)) as Part;
  const [routes, table, likely] = await Promise.all([
    readRoutes(root),
    load<Pick<Routing, 'routeTable' | 'findRoute'>>('src/router/findRoute.ts'),
    load<Pick<Routing, 'likelyPath' | 'redirectsToLanding'>>('src/app/first-page/likelyPath.ts'),
  ]);
  return { routes, ...table, ...likely };
}

/**
 * Files of a page that the entry does not load: its scripts, their imports, and all style sheets.
 * @param modules of the page, as path suffixes
 */
export function filesBesideEntry(bundle: Bundle, modules: readonly string[]): string[] {
  const isOf = (ends: readonly string[]) => (file: string) =>
    ends.some((end) => bundle[file]?.facadeModuleId?.endsWith(end));
  const closureOf = (files: string[]) => {
    const closure = new Set(files);
    // Iterating a Set also visits what is added during the iteration.
    for (const file of closure) for (const imported of bundle[file]?.imports ?? []) closure.add(imported);
    return closure;
  };
  const stylesOf = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
  const names = Object.keys(bundle);
  const entry = closureOf(names.filter(isOf(['/index.html'])));
  const page = closureOf(names.filter(isOf(modules)));
  return [
    // Vite deletes the empty chunks of style sheets later.
    ...[...page].filter((file) => !entry.has(file) && bundle[file]?.code !== ''),
    ...[...stylesOf(page)].filter((file) => !stylesOf(entry).has(file)),
  ];
}

/** A route's name is the folder of its screen. */
export function screenOf(routes: Routes, route: Route | undefined): string[] {
  if (!route) return [];
  const name = Object.keys(routes).find((one) => routes[one] === route);
  if (name === undefined) throw new Error(`${route.path} is not in routes.ts`);
  return [`/src/features/${name}/index.ts`];
}

const token = ['CognitoIdentityServiceProvider.client.person.accessToken'];

/** The modules of the first page at a URL, as `warmUp` requests them. */
function modulesOf({ likelyPath, findRoute, routes }: Routing, address: string, storedKeys: readonly string[]) {
  // The page at the URL itself, for users it does not redirect.
  const { path, isSignedIn } = likelyPath(address, storedKeys, address);
  const frame = isSignedIn
    ? ['/src/app/createAuthenticatedContext.ts', '/src/shell/index.ts']
    : ['/src/shell/layouts/notoolbar/index.ts'];
  return [...frame, ...screenOf(routes, findRoute(path))];
}

/** The files of the first page at each URL. */
export function firstFiles(bundle: Bundle, routing: Routing): FirstFiles {
  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const filesOf = (address: string, storedKeys: readonly string[]) =>
    filesBesideEntry(bundle, modulesOf(routing, address, storedKeys)).map(indexOf);
  const addresses = [...routing.routeTable.map(({ path }) => path), '*'];
  const pages = Object.fromEntries(
    addresses.map((address) => [
      address.replace(/\/+$/, '') || '/',
      {
        guest: filesOf(address, []),
        signedIn: filesOf(address, token),
        ...(routing.redirectsToLanding(address) && { leadsOn: true as const }),
      },
    ]),
  );
  return { files, landing: routing.likelyPath('/', token).path, pages };
}

/**
 * Bundles `src/app/first-page/firstPage.ts` with the file names of this build, and loads it in `index.html` next to the
 * entry.
 */
export function firstPage({ root, define }: { root: string; define: Record<string, string> }): Plugin {
  let fileName = '';
  return {
    name: 'first-page',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const files = firstFiles(bundle, await readRouting(root));
        const script = await rolldown({
          input: join(root, 'src/app/first-page/firstPage.ts'),
          transform: { define: { ...define, __FIRST_FILES__: JSON.stringify(files) } },
        });
        const { output } = await script.generate({ format: 'iife', minify: true });
        const source = output[0].code;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        fileName = `assets/first-page-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      // Before the entry, so that it starts first. `async`: the page works without it.
      handler: () => [
        {
          tag: 'script',
          attrs: { src: `/${fileName}`, async: true, fetchpriority: 'high' },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
