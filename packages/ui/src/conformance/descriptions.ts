import ts from 'typescript';
import { foldersOf } from './folders.ts';
import { isShipped, parse, readSources, type Source } from './sources.ts';

/** Whether it has a description; `@default` alone is not enough. */
function isDescribed(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).some((one) => ts.isJSDoc(one) && one.comment !== undefined);
}

/** Base interfaces of public props. */
const shared = /^(?:Shared\w+|Field|Element)Props$/u;

type Members = ts.NodeArray<ts.TypeElement>;

/** The members of an interface or of the object types in a type. */
function membersOf(node: ts.Node): Members[] {
  if (ts.isInterfaceDeclaration(node)) return [node.members];
  if (ts.isTypeLiteralNode(node)) return [node.members];
  if (ts.isTypeAliasDeclaration(node)) return membersOf(node.type);
  return ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node) ? node.types.flatMap(membersOf) : [];
}

/** Props of public components, which become rows of a docs table: `interface ButtonProps` and shared ones. */
function propertyProblems(source: Source, names: ReadonlySet<string>): string[] {
  return parse(source).statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    const isPublic = isType && (names.has(statement.name.text) || shared.test(statement.name.text));
    if (!isPublic || !statement.name.text.endsWith('Props')) return [];
    return membersOf(statement)
      .flat()
      .flatMap((member) =>
        ts.isPropertySignature(member) && member.type?.kind !== ts.SyntaxKind.NeverKeyword && !isDescribed(member)
          ? [`${source.folder}: ${statement.name.text}.${member.name.getText()} has no description (${source.path})`]
          : [],
      );
  });
}

/** Names that an index exports from the modules of its folder. */
function exportedNames(index: Source): Set<string> {
  const names = parse(index).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
  return new Set(names);
}

/** Values that applications import: functions, components, hooks, constants. */
function exportProblems(source: Source, names: ReadonlySet<string>): string[] {
  return parse(source).statements.flatMap((statement) => {
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [];
    return declared
      .filter((name) => names.has(name) && !isDescribed(statement))
      .map((name) => `${source.folder}: ${name} has no description (${source.path})`);
  });
}

/** Public props and values without a description. */
export function descriptionProblems(ui: string): string[] {
  const shipped = readSources(ui).filter((source) => isShipped(source) && !source.file.endsWith('.css.ts'));
  const folders = foldersOf(ui, shipped).filter(({ isPublic }) => isPublic);
  return folders.flatMap(({ name, sources }) => {
    const index = sources.find(({ path }) => path === `${name}/index.ts`);
    const names = index ? exportedNames(index) : new Set<string>();
    return sources.flatMap((source) => [...propertyProblems(source, names), ...exportProblems(source, names)]);
  });
}
