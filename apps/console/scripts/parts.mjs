// Plain JavaScript, as its test belongs to another project than vite.config.ts.

/** The lazy modules that a first page waits for, by who opens it. */
const starts = {
  guest: ['src/layouts/notoolbar/index.ts', 'src/screens/sign-in/index.ts'],
  signedIn: ['src/signed-in/createSignedIn.ts', 'src/layouts/shell/index.ts'],
  users: ['src/screens/users/index.ts'],
};

/** It names every icon, whoever imports which: behind it there is no telling what a page needs. */
const isIconBarrel = (/** @type {string} */ id) =>
  /[\\/]ui[\\/](dist|src)[\\/]icon[\\/](index|lucide)\.[jt]s$/.test(id);

/** No page shows it, but it is named beside what pages do need: what it imports comes with the notices, at idle. */
const isShownNowhere = (/** @type {string} */ id) =>
  /[\\/]ui[\\/](dist|src)[\\/]snackbar[\\/]SnackbarHistory\.[jt]sx?$/.test(id);

/** Small, and needed by each page that shows data: a file of its own costs more than it holds. */
const isOfEveryPage = (/** @type {string} */ id) =>
  /[\\/]ui[\\/](dist|src)[\\/](badge|date-time|page-header|skeleton)[\\/]/.test(id);

/**
 * @typedef {(id: string) => { importedIds: readonly string[] } | null} Look
 */

/**
 * Everything that comes with some modules: what they import, and what that imports.
 * @param {readonly string[]} ids
 * @param {Look} look
 */
function closureOf(ids, look) {
  const closure = new Set(ids);
  // A set visits what is added to it meanwhile.
  for (const id of closure) {
    if (isIconBarrel(id) || isShownNowhere(id)) continue;
    for (const imported of look(id)?.importedIds ?? []) closure.add(imported);
  }
  return closure;
}

/**
 * Which file of a build a module belongs in, beside that of the entry: what a guest's first page needs, what every page of
 * a signed-in person needs, or what both do. By itself the bundler makes a file of each group of modules that the same lazy
 * parts share: many, small, each compressed alone and named in the entry. All other modules it may put where it likes.
 *
 * @param {string} root folder of the console
 * @returns {(id: string, context: { getModuleInfo: Look }) => string | null}
 */
export function partsOf(root) {
  /** @param {keyof typeof starts} name */
  const modulesOf = (name) => starts[name].map((path) => `${root}${path}`);
  // A build and the bench name the pages by these modules, which keep files of their own.
  const entries = new Set([...modulesOf('guest'), ...modulesOf('signedIn'), ...modulesOf('users')]);
  /** @type {Record<keyof typeof starts, Set<string>> | undefined} */
  let closures;
  return (id, context) => {
    const look = (/** @type {string} */ other) => context.getModuleInfo(other);
    closures ??= {
      guest: closureOf(modulesOf('guest'), look),
      signedIn: closureOf(modulesOf('signedIn'), look),
      users: closureOf(modulesOf('users'), look),
    };
    if (entries.has(id)) return null;
    const isForSignedIn = isOfEveryPage(id) || closures.signedIn.has(id);
    if (closures.guest.has(id)) return isForSignedIn || closures.users.has(id) ? 'shared' : 'guest';
    return isForSignedIn ? 'signed-in' : null;
  };
}

/**
 * Stops a build whose files import each other: the one that runs first finds nothing in the other. Putting modules into
 * files by hand can do that, and no test of a module would tell.
 */
export function noCircles() {
  return {
    name: 'no-circles',
    apply: /** @type {const} */ ('build'),
    /** @param {unknown} _options @param {Record<string, { imports?: readonly string[] }>} bundle */
    generateBundle(_options, bundle) {
      /** @type {Set<string>} */
      const done = new Set();
      const visit = (/** @type {string} */ file, /** @type {readonly string[]} */ path) => {
        if (path.includes(file))
          throw new Error(`Files of the build import each other: ${[...path, file].join(' → ')}`);
        if (done.has(file)) return;
        for (const imported of bundle[file]?.imports ?? []) visit(imported, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
