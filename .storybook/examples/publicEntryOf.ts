import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { isExported, namesIn, readModule } from './storyModule.ts';

/** Names that a module exports, including re-exports. */
export function exportsOf(file: string): Set<string> {
  const found = new Set<string>();
  const tree = readModule(file).tree;
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause))
        for (const { name } of exportClause.elements) found.add(name.text);
      else if (!exportClause && moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
        for (const name of exportsOf(resolve(dirname(file), moduleSpecifier.text))) found.add(name);
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations)
          for (const bound of namesIn(name)) found.add(bound);
      else if ('name' in statement && statement.name && ts.isIdentifier(statement.name)) found.add(statement.name.text);
    }
  }
  return found;
}

/** The public entry that exports a name, such as `@edge-console/ui/button`. */
export function publicEntryOf(file: string, name: string, root: string): string | undefined {
  const [, workspace, path] = /^packages\/(ui|forms|tour)\/src\/(.+)$/u.exec(relative(root, file)) ?? [];
  if (!workspace || !path) return undefined;
  const folder = join(root, 'packages', workspace);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const parts = dirname(path) === '.' ? [] : dirname(path).split('/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const entry = ['.', ...parts.slice(0, depth)].join('/');
    const isPublic = exports[entry] ?? (entry in exports || depth !== 1 ? undefined : exports['./*']);
    const index = join(folder, 'src', entry, 'index.ts');
    if (isPublic && existsSync(index) && exportsOf(index).has(name))
      return `@edge-console/${workspace}${entry.slice(1)}`;
  }
  return undefined;
}
