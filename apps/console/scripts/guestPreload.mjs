// Plain JavaScript, as its test belongs to another project than vite.config.ts.

/**
 * @typedef {{ type: string, facadeModuleId?: string | null, imports?: readonly string[], viteMetadata?: { importedCss: ReadonlySet<string> } }} File
 */

/**
 * What `index.html` asks for at once, beside the entry: the files of the page that a guest sees first. Whoever is signed in
 * has been a guest in this browser, and has them; everybody else would wait for the entry to ask.
 *
 * @param {Record<string, File>} bundle
 * @param {readonly string[]} modules of the page
 * @returns {{ scripts: string[], styles: string[] }} without what comes with the entry
 */
export function guestFiles(bundle, modules) {
  const isOf = (/** @type {readonly string[]} */ ends) => (/** @type {string} */ file) =>
    ends.some((end) => bundle[file]?.facadeModuleId?.endsWith(end));
  const closureOf = (/** @type {string[]} */ files) => {
    const closure = new Set(files);
    // A set visits what is added to it meanwhile.
    for (const file of closure) for (const imported of bundle[file]?.imports ?? []) closure.add(imported);
    return closure;
  };
  const stylesOf = (/** @type {Iterable<string>} */ files) =>
    new Set([...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
  const names = Object.keys(bundle);
  const entry = closureOf(names.filter(isOf(['/index.html'])));
  const page = closureOf(names.filter(isOf(modules)));
  return {
    scripts: [...page].filter((file) => !entry.has(file)),
    styles: [...stylesOf(page)].filter((file) => !stylesOf(entry).has(file)),
  };
}

export function guestPreload() {
  return {
    name: 'guest-preload',
    apply: /** @type {const} */ ('build'),
    transformIndexHtml: {
      order: /** @type {const} */ ('post'),
      /** @param {string} _html @param {{ bundle?: Record<string, File> }} context */
      handler(_html, { bundle = {} }) {
        const { scripts, styles } = guestFiles(bundle, ['/layouts/notoolbar/index.ts', '/screens/sign-in/index.ts']);
        const link = (/** @type {string} */ file, /** @type {Record<string, string>} */ attributes) => ({
          tag: 'link',
          attrs: { ...attributes, crossorigin: true, href: `/${file}` },
          injectTo: /** @type {const} */ ('head'),
        });
        return [
          ...scripts.map((file) => link(file, { rel: 'modulepreload' })),
          ...styles.map((file) => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}
