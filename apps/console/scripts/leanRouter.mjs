// Plain JavaScript, as its test belongs to another project than vite.config.ts.

const file = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;
/** The one of the package's files that holds the router and its components. */
const mark = 'function createBrowserRouter(';

/** What is changed: the text before, the text after. Each stands on one line. */
const edits = /** @type {const} */ ([
  // The package has a production build as well, and no way to ask for it.
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  ...['Link', 'NavLink', 'Form'].flatMap((name) => [
    [`var ${name} = React10.forwardRef(`, `var ${name} = /* @__PURE__ */ React10.forwardRef(`],
    [`${name}.displayName = "${name}";`, ''],
  ]),
]);

/**
 * Leaves out of a build what the console does not use of react-router: warnings for those who write an application, and
 * the components `Link`, `NavLink` and `Form` with what they need. The bundler has to keep them, as each is made by a
 * call. 4 KB less before the first paint.
 */
export function leanRouter() {
  return {
    name: 'lean-router',
    apply: /** @type {const} */ ('build'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!file.test(id.replaceAll('\\', '/')) || !code.includes(mark)) return null;
      let changed = code;
      for (const [before, after] of edits) {
        const parts = changed.split(before);
        if (parts.length !== 2) throw new Error(`react-router has changed: ${before} is not in it as expected.`);
        changed = parts.join(after);
      }
      // Lines stay where they are, and so does the source map.
      return { code: changed, map: null };
    },
  };
}
