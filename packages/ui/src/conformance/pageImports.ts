import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const named = /import \{([^}]*)\} from '(\.[^'?]+)'/gu;
const fence = /^ *```.*?^ *```$/gmsu;
const namespaced = /import \* as (\w+) from '(\.[^'?]+)'/gu;

/** Names that a module exports, with those it re-exports. */
function exportsOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause))
        for (const { name } of exportClause.elements) names.add(name.text);
      else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
        for (const name of exportsOf(join(dirname(file), moduleSpecifier.text))) names.add(name);
    } else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport)) {
      const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
      for (const declaration of declared)
        if ('name' in declaration && declaration.name) names.add((declaration.name as ts.Node).getText());
    }
  }
  return names;
}

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;

/** Imports of MDX pages that do not resolve. The type check does not read MDX, and a Storybook build takes minutes. */
export function pageImportProblems(root: string): string[] {
  const pages = globSync(['.storybook/**/*.mdx', '{packages,apps}/*/src/**/*.mdx'], { cwd: root });
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(fence, '');
    const body = text.replaceAll(/^import .*$/gmu, '');
    const missing = (specifier: string, used: readonly string[]) => {
      const file = join(root, dirname(page), specifier);
      if (!existsSync(file)) return [`${page}: no file ${specifier}`];
      const exported = exportsOf(file);
      return used.filter((name) => !exported.has(name)).map((name) => `${page}: ${specifier} does not export ${name}`);
    };
    const fromNamed = [...text.matchAll(named)].flatMap(([, names = '', specifier = '']) =>
      missing(
        specifier,
        names
          .split(',')
          .flatMap((name) => name.trim().split(' as ', 1))
          .filter(Boolean),
      ),
    );
    const fromNamespaces = [...text.matchAll(namespaced)].flatMap(([, alias = '', specifier = '']) =>
      missing(
        specifier,
        [...body.matchAll(new RegExp(`(?<![.\`\\w])${alias}\\.(\\w+)`, 'gu'))].map(([, name = '']) => name),
      ),
    );
    return [...fromNamed, ...fromNamespaces];
  });
}
