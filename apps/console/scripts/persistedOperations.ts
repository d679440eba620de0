import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, print } from 'graphql';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

/** `const name = graphql(text, fragments)` */
type Call = { name: string; start: number; end: number; text: string; fragments: readonly string[] };
type Module = { calls: ReadonlyMap<string, Call>; imports: ReadonlyMap<string, { from: string; name: string }> };

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The documents of a module. `graphql` only accepts what can be read without running it. */
function readModule(code: string, path: string): Module {
  const calls = new Map<string, Call>();
  const imports = new Map<string, { from: string; name: string }>();
  const { body } = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        imports.set(one.local.name, { from: join(dirname(path), statement.source.value), name: one.imported.name });
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'graphql') continue;
      const [source, list] = init.arguments;
      if (source?.type !== 'TemplateLiteral' || source.quasis.length !== 1)
        throw new Error(`${path}: ${id.name} is not a static string.`);
      const fragments = list?.type === 'ArrayExpression' ? list.elements : [];
      const names = fragments.map((one) => (one?.type === 'Identifier' ? one.name : ''));
      const { start, end } = init;
      calls.set(id.name, { name: id.name, start, end, text: source.quasis[0]?.value.cooked ?? '', fragments: names });
    }
  }
  return { calls, imports };
}

/** Reads documents with their fragments, including those from other modules. */
export function createDocumentReader(read: (path: string) => string) {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path) ?? readModule(read(path), path);
    modules.set(path, known);
    return known;
  };
  /** Joined like `graphql` in `src/api/graphql.ts`. */
  const textOf = (path: string, name: string): string => {
    const { calls, imports } = moduleAt(path);
    const call = calls.get(name);
    if (call) return [...new Set([call.text, ...call.fragments.map((one) => textOf(path, one))])].join('\n');
    const imported = imports.get(name);
    if (!imported) throw new Error(`${path}: ${name} is not a document.`);
    return textOf(imported.from, imported.name);
  };
  return { callsOf: (path: string): Call[] => [...moduleAt(path).calls.values()], textOf };
}

/** Replaces each operation with its hash ("query Users sha256:…") and removes fragments, which are part of it. */
export function stripTexts(
  code: string,
  path: string,
  reader: ReturnType<typeof createDocumentReader>,
): { code: string; operations: ReadonlyMap<string, string> } {
  const operations = new Map<string, string>();
  let rest = code;
  for (const { name, start, end } of reader.callsOf(path).toReversed()) {
    const document = parse(reader.textOf(path, name));
    const operation = document.definitions.find((one) => one.kind === 'OperationDefinition');
    let id = '';
    if (operation) {
      if (!operation.name) throw new Error(`${path}: ${name} has no name.`);
      const text = print(document);
      const hash = hashOf(text);
      operations.set(hash, text);
      id = `${operation.operation} ${operation.name.value} sha256:${hash}`;
    }
    // Keeps the line count, so the source map stays valid.
    const lines = '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    rest = `${rest.slice(0, start)}(${JSON.stringify(id)}${lines})${rest.slice(end)}`;
  }
  if (/\bgraphql\(/.test(rest)) throw new Error(`${path}: a document must be a module-level constant.`);
  return { code: rest, operations };
}

/**
 * Replaces each operation in the build with its hash, and writes the texts to the manifest of allowed operations for
 * the API (ADR 0068).
 */
export function persistedOperations(root: string): Plugin {
  const sources = join(root, 'src');
  const operations = new Map<string, string>();
  const reader = createDocumentReader((path) => readFileSync(path, 'utf8'));
  return {
    name: 'persisted-operations',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      const isSource = path.startsWith(sources) && /\.tsx?$/.test(path) && !path.endsWith('/api/graphql.ts');
      if (!isSource || !/\bgraphql\(/.test(code)) return null;
      const found = stripTexts(code, path, reader);
      for (const [hash, text] of found.operations) operations.set(hash, text);
      return { code: found.code, map: null };
    },
    generateBundle: {
      // Before the build ID is computed from the file names.
      order: 'pre',
      handler() {
        const entries = [...operations].toSorted(([one], [other]) => (one < other ? -1 : 1));
        const source = JSON.stringify(Object.fromEntries(entries));
        this.emitFile({ type: 'asset', fileName: `assets/operations-${hashOf(source).slice(0, 8)}.json`, source });
      },
    },
  };
}
