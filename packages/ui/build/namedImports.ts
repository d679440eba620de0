import type { Plugin } from 'rolldown';

/**
 * react-aria imports React as a whole, for a few of its names. For that a bundler puts an object in the place of the CommonJS
 * module, and the code that makes it (230 bytes, compressed) into the first script, though a menu asks for it that comes later.
 * What is imported by name needs none of it.
 */

const importingWhole = /\bimport\s+([\w$]+)\s*(?:,\s*\{([^}]*)\}\s*)?from\s*(["']react(?:-dom)?["']);?/g;

/** What React 18.3 and 19 have both: a name that one of them lacks would be an error to it. */
const common = new Set(
  [
    'Children Fragment cloneElement createContext createElement createPortal forwardRef isValidElement version',
    'useContext useEffect useId useInsertionEffect useLayoutEffect useMemo useRef useSyncExternalStore',
  ].flatMap((names) => names.split(' ')),
);
/** It is read only where React has no `useId`, which both have. */
const unread = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED';

/** The same module with all that it takes of React imported by name; where it hands React on as a whole, it stays as it is. */
export function withNamedImports(code: string): string {
  let result = code;
  for (const [statement, whole, listed, from] of code.matchAll(importingWhole)) {
    if (whole === undefined) continue;
    const name = whole.replaceAll('$', String.raw`\$`);
    const names = new Set<string>();
    const withNames = result
      .replace(statement, '')
      .replaceAll(
        new RegExp(String.raw`(?<![\w$])${name}(?:\.(\w+)|\["(\w+)"\])`, 'g'),
        (_use, dotted: string | undefined, quoted: string | undefined) => {
          const member = dotted ?? quoted ?? '';
          if (member === unread) return 'undefined';
          if (!common.has(member)) throw new Error(`Is "${member}" in each React that is supported?`);
          names.add(member);
          return `${whole}_${member}`;
        },
      );
    if (new RegExp(String.raw`(?<![\w$])${name}(?![\w$])`).test(withNames)) continue;
    const imports = [...names].map((member) => `${member} as ${whole}_${member}`);
    if (listed !== undefined) imports.push(listed.trim());
    result = `import { ${imports.join(', ')} } from ${from};${withNames}`;
  }
  return result;
}

/** Does so in what is borrowed; our own modules import by name. */
export function namedImports(): Plugin {
  return {
    name: 'named-imports',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName.startsWith('vendor/')) chunk.code = withNamedImports(chunk.code);
      }
    },
  };
}
