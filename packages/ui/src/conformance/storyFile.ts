import ts from 'typescript';
import { parse, type Source } from './sources.ts';

/** What a story file declares, read without running it. */
export interface StoryFile {
  path: string;
  title: string;
  tags: string[];
  /** The component and its subcomponents. */
  components: string[];
  stories: { name: string; tags: string[]; hasPlay: boolean }[];
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined {
  return object.properties.find((one) => one.name !== undefined && one.name.getText() === name);
}

function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

function value(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = property(object, name);
  if (found === undefined) return undefined;
  if (ts.isPropertyAssignment(found)) return bare(found.initializer);
  return ts.isShorthandPropertyAssignment(found) ? found.name : undefined;
}

function messages(expression: ts.Expression | undefined): string[] {
  if (expression === undefined || !ts.isArrayLiteralExpression(expression)) return [];
  return expression.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []));
}

function names(expression: ts.Expression | undefined): string[] {
  if (expression === undefined || !ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap(({ name }) => (name === undefined ? [] : [name.getText()]));
}

function objectOf(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (expression === undefined) return undefined;
  const inner = bare(expression);
  return ts.isObjectLiteralExpression(inner) ? inner : undefined;
}

type Aliases = ReadonlyMap<string, string>;

/** The component in `component: Select`, `component: Select<Role>`, a cast, or an alias. */
function componentName(expression: ts.Expression | undefined, aliases: Aliases): string[] {
  const [name] = expression === undefined ? [] : (/^\w+/u.exec(expression.getText()) ?? []);
  return name === undefined ? [] : [aliases.get(name) ?? name];
}

export function readStoryFile(source: Source): StoryFile | undefined {
  const tree = parse(source);
  const declared = new Map<string, ts.ObjectLiteralExpression>();
  const aliases = new Map<string, string>();
  const exported: string[] = [];
  let meta: ts.ObjectLiteralExpression | undefined;
  for (const statement of tree.statements) {
    if (ts.isExportAssignment(statement)) {
      const inner = bare(statement.expression);
      meta = ts.isIdentifier(inner) ? declared.get(inner.text) : objectOf(inner);
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const object = objectOf(initializer);
      const inner = initializer && bare(initializer);
      if (inner && ts.isIdentifier(inner)) aliases.set(name.getText(), inner.text);
      if (object === undefined) continue;
      declared.set(name.getText(), object);
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) exported.push(name.getText());
    }
  }
  if (meta === undefined) return undefined;
  const title = value(meta, 'title');
  return {
    path: source.path,
    title: title !== undefined && ts.isStringLiteral(title) ? title.text : '',
    tags: messages(value(meta, 'tags')),
    components: [...componentName(value(meta, 'component'), aliases), ...names(value(meta, 'subcomponents'))],
    stories: exported.map((name) => {
      const story = declared.get(name) as ts.ObjectLiteralExpression;
      return { name, tags: messages(value(story, 'tags')), hasPlay: property(story, 'play') !== undefined };
    }),
  };
}
