import ts from 'typescript';
import { isMessages, isShipped, parse, readSources, walk, type Source } from './sources.ts';

/** Prop names that have another name everywhere else; docs/components.md has the rule. */
const retired: Readonly<Record<string, string>> = {
  empty: 'emptyMessage',
  emptyText: 'emptyMessage',
  noMatch: 'noMatchMessage',
  isActive: 'isPending',
  isBusy: 'isPending',
  isLoading: 'isPending',
  isRefreshing: 'isPending',
  isRetrying: 'isPending',
  isPressed: 'isSelected',
  isChecked: 'isSelected',
  max: 'maxValue, or maxCount for how many',
  maximum: 'maxValue, or maxCount for how many',
  min: 'minValue',
  minimum: 'minValue',
  caption: 'label',
  members: 'items',
};

/** `options` is right for values in menus and filters; a list of objects with IDs is `items`. */
const retiredOfComponents: Readonly<Record<string, string>> = { ...retired, options: 'items' };

function wordFor(node: ts.Node): string | undefined {
  if (!ts.isPropertySignature(node) || !ts.isInterfaceDeclaration(node.parent)) return undefined;
  const words = node.parent.name.text.endsWith('Props') ? retiredOfComponents : retired;
  return words[node.name.getText()];
}

/** The naming problem of a node, if any. */
function objection(node: ts.Node, source: Source): string | undefined {
  const word = wordFor(node);
  if (word !== undefined && ts.isPropertySignature(node)) return `'${node.name.getText()}' is called ${word}`;
  if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isCallExpression(node.initializer)) {
    const isCatalog = node.initializer.expression.getText() === 'useMessages';
    if (isCatalog && node.name.getText() !== 'messages') return 'store the result of useMessages in `messages`';
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'useImperativeHandle')
    return source.path === 'dom/useMergedRef.ts' ? undefined : "a caller's ref is shared by useMergedRef";
  if (ts.isParameter(node) && node.type?.kind === ts.SyntaxKind.NumberKeyword && isMessages(source))
    return `'${node.name.getText()}' comes written as the locale writes it: a string`;
  return undefined;
}

/** Concepts that have a second name. */
export function languageProblems(ui: string): string[] {
  return readSources(ui)
    .filter((source) => isShipped(source) && !source.file.endsWith('.css.ts'))
    .flatMap((source) => {
      const problems: string[] = [];
      walk(parse(source), (node) => {
        const problem = objection(node, source);
        if (problem !== undefined) problems.push(`${source.folder}: ${problem} (${source.path})`);
      });
      return problems;
    });
}
