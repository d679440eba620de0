import ts from 'typescript';
import { type Arg, attribute, content, objectOf } from './args.ts';
import { isReference } from './identifiersIn.ts';
import { bare, follow, type Module, propertyOf, valueOf } from './storyModule.ts';
import { Unpublished } from './Unpublished.ts';
import type { Replacement, Writer } from './Writer.ts';

export function renderIn(
  object: ts.ObjectLiteralExpression,
  module: Module,
): { node: ts.Node; module: Module } | undefined {
  const found = follow(valueOf(propertyOf(object, 'render')), module);
  if (found.node) return { node: found.node, module: found.module };
  for (const property of object.properties.toReversed()) {
    if (!ts.isSpreadAssignment(property)) continue;
    const target = follow(property.expression, module);
    const inner =
      target.node && ts.isObjectLiteralExpression(target.node) ? renderIn(target.node, target.module) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** How a render function uses `args`: spread in JSX, by property, or as an object. */
function usesOf(
  render: ts.Node,
  name: string,
): { uses: (ts.JsxSpreadAttribute | ts.PropertyAccessExpression)[]; isWhole: boolean } {
  const uses: (ts.JsxSpreadAttribute | ts.PropertyAccessExpression)[] = [];
  let isWhole = false;
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === name && isReference(node) && !ts.isParameter(node.parent)) {
      const { parent } = node;
      if (ts.isJsxSpreadAttribute(parent) || ts.isPropertyAccessExpression(parent)) uses.push(parent);
      else isWhole = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(render);
  return { uses, isWhole };
}

function attributesInstead(spread: ts.JsxSpreadAttribute, args: readonly Arg[], writer: Writer): Replacement[] {
  const opening = spread.parent.parent;
  const own = spread.parent.properties.flatMap((property) =>
    ts.isJsxAttribute(property) ? [property.name.getText()] : [],
  );
  const children = own.includes('children') ? undefined : args.find(({ name }) => name === 'children');
  const attributes = args
    .filter(({ name }) => name === undefined || !(own.includes(name) || name === 'children'))
    .map((arg) => attribute(arg, writer))
    .join(' ');
  const instead = { start: spread.getStart(), end: spread.end, text: attributes };
  if (!children || !ts.isJsxSelfClosingElement(opening)) return [instead];
  const end = {
    start: opening.end - 2,
    end: opening.end,
    text: `>${content(children, writer)}</${opening.tagName.getText()}>`,
  };
  return [instead, end];
}

const isSpy = (node: ts.Node, module: Module): boolean => {
  const { node: found } = follow(node, module);
  return found !== undefined && ts.isCallExpression(found) && found.expression.getText() === 'fn';
};

/** Replaces `args.label` in a render function with its value; calls of no-op handlers are removed. */
function valueInstead(use: ts.PropertyAccessExpression, args: readonly Arg[], writer: Writer): Replacement {
  const arg = args.find(({ name }) => name === use.name.text);
  const call = use.parent;
  if (
    ts.isCallExpression(call) &&
    call.expression === use &&
    ts.isExpressionStatement(call.parent) &&
    (!arg || isSpy(arg.node, arg.module))
  )
    return { start: call.parent.getStart(), end: call.parent.end, text: '' };
  const isWithDefault =
    ts.isBinaryExpression(use.parent) &&
    use.parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    use.parent.left === use;
  if (!arg) {
    if (isWithDefault) return { start: use.parent.getStart(), end: use.parent.right.getStart(), text: '' };
    return { start: use.getStart(), end: use.end, text: 'undefined' };
  }
  const text = writer.print(arg.node, arg.module);
  if (isWithDefault) return { start: use.parent.getStart(), end: use.parent.end, text };
  const isPlain =
    ts.isIdentifier(arg.node) ||
    ts.isLiteralExpression(arg.node) ||
    (ts.isJsxExpression(use.parent) && !isSpy(arg.node, arg.module));
  return { start: use.getStart(), end: use.end, text: isPlain ? text : `(${text})` };
}

interface HeldValue {
  element: ts.JsxElement;
  /** `[value, onChange]` */
  names: string[];
  initial: ts.Expression;
  body: ts.Expression;
}

/** `<Controlled initial={…}>{(value, onChange) => …}</Controlled>`, which becomes `useState` in an application. */
function heldIn(render: ts.Node): HeldValue[] {
  const found: HeldValue[] = [];
  const visit = (node: ts.Node) => {
    if (node !== render && ts.isFunctionLike(node)) return;
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Controlled') {
      const initial = node.openingElement.attributes.properties.find(
        (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'initial',
      )?.initializer;
      const value = initial && (ts.isJsxExpression(initial) ? initial.expression : initial);
      const children = node.children.flatMap((child) =>
        ts.isJsxExpression(child) && child.expression ? [child.expression] : [],
      );
      const [child] = children;
      if (
        value &&
        child &&
        ts.isArrowFunction(child) &&
        !ts.isBlock(child.body) &&
        child.parameters.every(({ name }) => ts.isIdentifier(name))
      )
        found.push({
          element: node,
          names: child.parameters.map(({ name }) => name.getText()),
          initial: value,
          body: bare(child.body),
        });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(render);
  return found;
}

/** The type of a nullable value; strings and booleans are inferred. */
function typeOf(shown: ts.Node, name: string | undefined, module: Module, writer: Writer): string {
  let found = '';
  const visit = (node: ts.Node) => {
    if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isJsxExpression(node.initializer) &&
      node.initializer.expression?.getText() === name
    ) {
      const tag = node.parent.parent.tagName;
      const isPlain =
        /(?:Text|Search|Password|Otp)\w*$/u.test(tag.getText()) || /^(?:is[A-Z]|checked)/u.test(node.name.getText());
      if (!isPlain && ts.isIdentifier(tag))
        found ||= `<${writer.react('ComponentProps', true)}<typeof ${writer.print(tag, module)}>['${node.name.getText()}']>`;
    }
    ts.forEachChild(node, visit);
  };
  visit(shown);
  return found;
}

const within = (inner: Replacement, node: ts.Node) => node.getStart() <= inner.start && inner.end <= node.end;

/** Declares the parameters of a render function. */
function given(name: ts.BindingName, args: readonly Arg[], writer: Writer): string[] {
  const values = ts.isObjectBindingPattern(name)
    ? name.elements.map((element) =>
        element.dotDotDotToken
          ? undefined
          : args.find((arg) => arg.name === (element.propertyName ?? element.name).getText()),
      )
    : [undefined];
  if (!ts.isObjectBindingPattern(name) || values.includes(undefined))
    return [`const ${name.getText()} = ${objectOf(args, writer)};`];
  return name.elements.flatMap((element, index) => {
    const arg = values[index];
    return arg ? [`const ${element.name.getText()} = ${writer.print(arg.node, arg.module)};`] : [];
  });
}

export function componentOf(
  render: ts.Node,
  module: Module,
  args: readonly Arg[],
  writer: Writer,
): (name: string) => string {
  if (!ts.isArrowFunction(render) && !ts.isFunctionExpression(render) && !ts.isFunctionDeclaration(render))
    throw new Unpublished('a render function that is computed');
  const { body } = render;
  if (!body) throw new Unpublished('a render function without a body');
  const [parameter, context] = render.parameters;
  if (context) throw new Unpublished('the context of the story');
  const name = parameter && ts.isIdentifier(parameter.name) ? parameter.name.text : undefined;
  const held = heldIn(render);
  const areApart = new Set(held.flatMap(({ names }) => names)).size === held.flatMap(({ names }) => names).length;
  const states = areApart ? held : [];
  const { uses, isWhole } = name === undefined ? { uses: [], isWhole: parameter !== undefined } : usesOf(render, name);
  const isNeeded = isWhole || args.some((arg) => arg.name === undefined);
  const lines = parameter && isNeeded ? given(parameter.name, args, writer) : [];
  const isUnused = (use: ts.Node) =>
    states.some(
      ({ element, initial, body: shown }) =>
        element.getStart() <= use.getStart() &&
        use.end <= element.end &&
        ![initial, shown].some((kept) => kept.getStart() <= use.getStart() && use.end <= kept.end),
    );
  const replacements = isNeeded
    ? []
    : uses
        .filter((use) => !isUnused(use))
        .flatMap((use) =>
          ts.isJsxSpreadAttribute(use) ? attributesInstead(use, args, writer) : [valueInstead(use, args, writer)],
        );
  for (const { element, names, initial, body: shown } of states) {
    const inside = (node: ts.Node) => replacements.filter((one) => within(one, node));
    const type = typeOf(shown, names[0], module, writer);
    lines.push(
      `const [${names.join(', ')}] = ${writer.react('useState')}${type}(${writer.print(initial, module, inside(initial))});`,
    );
    const text = writer.print(shown, module, inside(shown));
    const isBraced = !text.startsWith('<') && (ts.isJsxElement(element.parent) || ts.isJsxFragment(element.parent));
    replacements.push({ start: element.getStart(), end: element.end, text: isBraced ? `{${text}}` : text });
  }
  const text = writer.print(body, module, replacements);
  const statements = ts.isBlock(body) ? text.slice(1, -1) : `return (${text});`;
  return (example) => `export function ${example}() {\n${lines.join('\n')}\n${statements}\n}`;
}
