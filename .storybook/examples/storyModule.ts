import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { Unpublished } from './Unpublished.ts';

export interface Import {
  /** `undefined` for the whole module. */
  name: string | undefined;
  from: string;
  isType: boolean;
}

export interface Module {
  file: string;
  tree: ts.SourceFile;
  imports: Map<string, Import>;
  declarations: Map<string, ts.Statement>;
  values: Map<string, ts.Expression | ts.FunctionDeclaration>;
}

const modules = new Map<string, Module>();

export function readModule(file: string): Module {
  const known = modules.get(file);
  const text = readFileSync(file, 'utf8');
  if (known?.tree.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const module: Module = { file, tree, imports: new Map(), declarations: new Map(), values: new Map() };
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) readImport(module, statement);
    else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        for (const bound of namesIn(name)) module.declarations.set(bound, statement);
        if (ts.isIdentifier(name) && initializer) module.values.set(name.text, bare(initializer));
      }
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement)) &&
      statement.name
    ) {
      module.declarations.set(statement.name.text, statement);
      if (ts.isFunctionDeclaration(statement)) module.values.set(statement.name.text, statement);
    }
  }
  modules.set(file, module);
  return module;
}

function readImport({ imports }: Module, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  const isTypeOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const { name, namedBindings } = importClause;
  if (name) imports.set(name.text, { name: 'default', from, isType: isTypeOnly });
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings))
    imports.set(namedBindings.name.text, { name: undefined, from, isType: isTypeOnly });
  else
    for (const element of namedBindings.elements)
      imports.set(element.name.text, {
        name: (element.propertyName ?? element.name).text,
        from,
        isType: isTypeOnly || element.isTypeOnly,
      });
}

export function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

export function bare(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The module that declares an export, following re-exports. */
export function declaring(file: string, name: string): Module {
  const module = readModule(file);
  if (module.declarations.has(name)) return module;
  for (const statement of module.tree.statements) {
    if (
      !ts.isExportDeclaration(statement) ||
      !statement.moduleSpecifier ||
      !ts.isStringLiteral(statement.moduleSpecifier)
    )
      continue;
    const { exportClause, moduleSpecifier } = statement;
    const isNamed =
      exportClause &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some((one) => one.name.text === name && !one.propertyName);
    if (isNamed) return declaring(resolve(dirname(file), moduleSpecifier.text), name);
  }
  throw new Unpublished(`${name} of ${file}`);
}

/** Follows names to their declarations in the same module or in story helpers. */
export function follow(node: ts.Node | undefined, module: Module): { node: ts.Node | undefined; module: Module } {
  if (!node || !ts.isIdentifier(node)) return { node, module };
  const own = module.values.get(node.text);
  if (own) return follow(own, module);
  const imported = module.imports.get(node.text);
  if (!imported?.name || !imported.from.startsWith('.')) return { node, module };
  const file = resolve(dirname(module.file), imported.from);
  return /[\\/]storybook[\\/]/u.test(file)
    ? follow(ts.factory.createIdentifier(imported.name), readModule(file))
    : { node, module };
}

export const propertyOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((property) => property.name && ts.isIdentifier(property.name) && property.name.text === name);

export function valueOf(
  property: ts.ObjectLiteralElementLike | undefined,
): ts.Expression | ts.MethodDeclaration | undefined {
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return bare(property.initializer);
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  return ts.isMethodDeclaration(property) ? property : undefined;
}

export const isExported = (node: ts.HasModifiers) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
