// Plain JavaScript, as its test belongs to another project than vite.config.ts.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { readRoutes } from './routes.mjs';

/**
 * @typedef {{ type: string, facadeModuleId?: string | null, imports?: readonly string[], viteMetadata?: { importedCss: ReadonlySet<string> } }} File
 * @typedef {{ path: string }} Route
 * @typedef {{
 *   routes: Readonly<Record<string, Route>>,
 *   lazyPages: { screens: Readonly<Record<string, unknown>> },
 *   routeTable: readonly Route[],
 *   findRoute: (path: string) => Route | undefined,
 *   likelyPath: (path: string, storedKeys: readonly string[], landing?: string) => { path: string, isSignedIn: boolean },
 *   leadsToLanding: (path: string) => boolean,
 * }} Routing
 */

/**
 * The console's own routes, and its prediction of the first page. Imported by Node itself: bundling vite.config.ts would
 * pull in every screen.
 *
 * @param {string} root
 * @returns {Promise<Routing>}
 */
async function readRouting(root) {
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(root, path)).href);
  const [routes, lazy, table, likely] = await Promise.all([
    readRoutes(root),
    load('src/app/lazyPages.ts'),
    load('src/router/table.ts'),
    load('src/app/first-page/likelyPath.ts'),
  ]);
  return { routes, ...lazy, ...table, ...likely };
}

/**
 * The files of a page that do not come with the entry: its scripts, what they import, and the style sheets of all.
 *
 * @param {Record<string, File>} bundle
 * @param {readonly string[]} modules of the page, as the ends of their paths
 * @returns {string[]}
 */
export function filesBesideEntry(bundle, modules) {
  const isOf = (/** @type {readonly string[]} */ ends) => (/** @type {string} */ file) =>
    ends.some((end) => bundle[file]?.facadeModuleId?.endsWith(end));
  const closureOf = (/** @type {string[]} */ files) => {
    const closure = new Set(files);
    // Iterating a Set also visits what is added during the iteration.
    for (const file of closure) for (const imported of bundle[file]?.imports ?? []) closure.add(imported);
    return closure;
  };
  const stylesOf = (/** @type {Iterable<string>} */ files) =>
    new Set([...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
  const names = Object.keys(bundle);
  const entry = closureOf(names.filter(isOf(['/index.html'])));
  const page = closureOf(names.filter(isOf(modules)));
  return [
    ...[...page].filter((file) => !entry.has(file)),
    ...[...stylesOf(page)].filter((file) => !stylesOf(entry).has(file)),
  ];
}

/**
 * The module of a route's screen, by its import in `lazyPages.ts`.
 *
 * @param {Pick<Routing, 'routes' | 'lazyPages'>} routing
 * @param {Route | undefined} route
 * @returns {string[]}
 */
export function screenOf({ routes, lazyPages }, route) {
  if (!route) return [];
  const name = Object.keys(routes).find((one) => routes[one] === route) ?? '';
  const path = /["'](?:\.\.|.*\/src)\/([^"']+)["']/.exec(String(lazyPages.screens[name]))?.[1];
  if (path === undefined) throw new Error(`${route.path} has no screen in lazyPages.ts`);
  return [`/src/${path}`];
}

const token = ['CognitoIdentityServiceProvider.client.person.accessToken'];

/**
 * The modules that the first page at an address needs, as `warmUp` asks for them.
 *
 * @param {Routing} routing
 * @param {string} address
 * @param {readonly string[]} storedKeys
 */
function modulesOf({ likelyPath, findRoute, ...routing }, address, storedKeys) {
  // What is at the address itself, also for those whom it does not lead elsewhere.
  const { path, isSignedIn } = likelyPath(address, storedKeys, address);
  const frame = isSignedIn
    ? ['/src/app/createAuthenticatedContext.ts', '/src/shell/index.ts']
    : ['/src/shell/layouts/notoolbar/index.ts'];
  return [...frame, ...screenOf(routing, findRoute(path))];
}

/**
 * Which files the first page at each address needs.
 *
 * @param {Record<string, File>} bundle
 * @param {Routing} routing
 * @returns {import('../src/app/first-page/firstPage.ts').FirstFiles}
 */
export function firstFiles(bundle, routing) {
  /** @type {string[]} */
  const files = [];
  const indexOf = (/** @type {string} */ file) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const filesOf = (/** @type {string} */ address, /** @type {readonly string[]} */ storedKeys) =>
    filesBesideEntry(bundle, modulesOf(routing, address, storedKeys)).map(indexOf);
  const addresses = [...routing.routeTable.map(({ path }) => path), '*'];
  const pages = Object.fromEntries(
    addresses.map((address) => [
      address.replace(/\/+$/, '') || '/',
      {
        guest: filesOf(address, []),
        signedIn: filesOf(address, token),
        ...(routing.leadsToLanding(address) && { leadsOn: /** @type {const} */ (true) }),
      },
    ]),
  );
  return { files, landing: routing.likelyPath('/', token).path, pages };
}

/**
 * Bundles `src/app/first-page/firstPage.ts` with the names of the files that the pages of this build need, and has `index.html`
 * ask for it beside the entry.
 *
 * @param {{ root: string, define: Record<string, string> }} options
 * @returns {import('vite').Plugin}
 */
export function firstPage({ root, define }) {
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
      // Before the entry, which would delay it. `async`: the page works without it.
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
