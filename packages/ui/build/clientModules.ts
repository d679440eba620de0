import { posix } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';

/**
 * Finds compiled modules that need 'use client' in React Server Components. The others (formats, messages, a badge)
 * also work on the server.
 */

const importing = /\bimport\s+([^'"]*?)\s*from\s*["']([^"']+)["'];?|\bimport\s*["'][^"']+["'];?/g;
const exporting = /\bexport\s*\{[^}]*\}\s*(?:from\s*["'][^"']+["'])?;?/g;
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;

/** React exports that are client-only. */
const browserOnly = /^(?:default|\*|use[A-Z]\w*|createContext|Component|PureComponent)$/;
const browserPackages = /^(?:react-dom|radix-ui|react-aria-components|react-aria|react-stately)(?:\/|$)/;
/** Uses an event handler or provides a context: neither can cross from the server. */
const interactive = /\bon[A-Z]\w*\b|\.Provider\b/;

/** The names that `{ a as b, c }`, `d` or `* as e` import. */
function namesOf(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause);
  const listed = (braces?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '');
  const rest = clause
    .replace(/\{[^}]*\}/, '')
    .replace(',', '')
    .trim();
  if (rest === '') return listed;
  return [...listed, rest.startsWith('*') ? '*' : 'default'];
}

interface Module {
  imports: { names: string[]; from: string }[];
  /** Its code without imports, exports and comments. */
  own: string;
}

function read(code: string): Module {
  const bare = code.replace(comments, '');
  const imports = [...bare.matchAll(importing)].flatMap(([, clause, from]) =>
    clause === undefined || from === undefined ? [] : [{ names: namesOf(clause), from }],
  );
  const own = bare
    .replace(importing, '')
    .replace(exporting, '')
    .replace(/^["']use client["'];?/, '')
    .trim();
  return { imports, own };
}

function needsBrowser({ imports, own }: Module): boolean {
  const isReact = imports.some(({ from }) => from.startsWith('react'));
  return (
    (isReact && interactive.test(own)) ||
    imports.some(
      ({ names, from }) =>
        browserPackages.test(from) ||
        from.includes('/vendor/') ||
        names.some((name) => (from === 'react' ? browserOnly.test(name) : /^use[A-Z]/.test(name))),
    )
  );
}

/** A component can be a client reference; a function, a hook or a constant is called here. */
const isCalled = (name: string): boolean => !/^[A-Z]/.test(name);

/** Paths of the modules that need 'use client', from compiled code by path. */
export function clientModules(modules: ReadonlyMap<string, string>): Set<string> {
  const parsed = new Map([...modules].map(([path, code]) => [path, read(code)]));
  // A module that only re-exports needs no directive; each re-exported module has its own.
  for (const [path, { own }] of parsed) if (own === '') parsed.delete(path);
  const found = new Set([...parsed].flatMap(([path, module]) => (needsBrowser(module) ? [path] : [])));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [path, { imports }] of parsed) {
      const calls = imports.some(
        ({ names, from }) => found.has(posix.join(posix.dirname(path), from)) && names.some(isCalled),
      );
      if (calls) found.add(path);
    }
  }
  return found;
}

/** Adds the directive to rolldown's output, on the first line to keep source maps valid. */
export function clientDirective(): Plugin {
  return {
    name: 'use-client',
    generateBundle(_options, bundle) {
      const own = Object.values(bundle).filter(
        (one): one is OutputChunk => one.type === 'chunk' && !one.fileName.startsWith('vendor/'),
      );
      const clients = clientModules(new Map(own.map(({ fileName, code }) => [fileName, code])));
      for (const chunk of own) if (clients.has(chunk.fileName)) chunk.code = `'use client'; ${chunk.code}`;
    },
  };
}
