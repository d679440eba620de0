import ts from 'typescript';
import { follow, type Module, propertyOf, valueOf } from './storyModule.ts';
import { Unpublished } from './Unpublished.ts';
import type { Writer } from './Writer.ts';

/** A property of a story's `args`, or a spread in it, and the module it is written in. */
export interface Arg {
  name: string | undefined;
  node: ts.Node;
  module: Module;
}

export function argsIn(object: ts.ObjectLiteralExpression, module: Module): Arg[] {
  const own = argsOfExpression(valueOf(propertyOf(object, 'args')), module);
  const spread = object.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [];
    const target = follow(property.expression, module);
    return target.node && ts.isObjectLiteralExpression(target.node) ? argsIn(target.node, target.module) : [];
  });
  return merged([...spread, ...own]);
}

function argsOfExpression(expression: ts.Node | undefined, module: Module): Arg[] {
  if (!expression) return [];
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'args') {
    const target = follow(expression.expression, module);
    if (target.node && ts.isObjectLiteralExpression(target.node)) return argsIn(target.node, target.module);
  }
  const { node, module: owner } = follow(expression, module);
  if (!node || !ts.isObjectLiteralExpression(node)) throw new Unpublished('args that are computed');
  return node.properties.flatMap((property): Arg[] => {
    if (ts.isSpreadAssignment(property)) {
      const target = follow(property.expression, owner);
      return target.node && (ts.isObjectLiteralExpression(target.node) || ts.isPropertyAccessExpression(target.node))
        ? argsOfExpression(target.node, target.module)
        : [{ name: undefined, node: property.expression, module: owner }];
    }
    const value = valueOf(property);
    if (!value || ts.isMethodDeclaration(value) || !property.name) throw new Unpublished('args with methods');
    return [{ name: property.name.getText().replaceAll(/^'|'$/gu, ''), node: value, module: owner }];
  });
}

export function merged(args: readonly Arg[]): Arg[] {
  return args.filter(
    ({ name }, index) => name === undefined || !args.slice(index + 1).some((later) => later.name === name),
  );
}

const isPlainText = (text: string) => !/["\\\n{}<>&]/u.test(text);

export function attribute({ name, node, module }: Arg, writer: Writer): string {
  if (name === undefined) return `{...${writer.print(node, module)}}`;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (ts.isStringLiteral(node) && isPlainText(node.text)) return `${name}="${node.text}"`;
  return `${/^[\w-]+$/u.test(name) ? name : JSON.stringify(name)}={${writer.print(node, module)}}`;
}

export function content({ node, module }: Arg, writer: Writer): string {
  if (ts.isStringLiteral(node) && isPlainText(node.text)) return node.text;
  const text = writer.print(node, module);
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node) ? text : `{${text}}`;
}

export function element(tag: string, args: readonly Arg[], writer: Writer): string {
  const children = args.find(({ name }) => name === 'children');
  const attributes = args.filter((arg) => arg !== children).map((arg) => attribute(arg, writer));
  const opening = [tag, ...attributes].join(' ');
  return children ? `<${opening}>${content(children, writer)}</${tag}>` : `<${opening} />`;
}

export const objectOf = (args: readonly Arg[], writer: Writer) =>
  `{ ${args
    .map(({ name, node, module }) =>
      name === undefined
        ? `...${writer.print(node, module)}`
        : `${/^\w+$/u.test(name) ? name : JSON.stringify(name)}: ${writer.print(node, module)}`,
    )
    .join(', ')} }`;
