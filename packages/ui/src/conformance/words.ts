import ts from 'typescript';
import { isMessages, isShipped, parse, readSources, walk, type Source } from './sources.ts';

/** Attributes and props with text for users. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
  'message',
  'reason',
  'errorMessage',
  'disabledReason',
]);

/** Has letters and is not an ID suffix (`${id}-label`). */
const isSpoken = (text: string) => /\p{L}/u.test(text) && !/^-[a-z-]+$/u.test(text);

/** The texts of an expression: of a literal, a conditional or a template. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [];
  const isChoice = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.PlusToken].includes(
    node.operatorToken.kind,
  );
  const right =
    isChoice || node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? literals(node.right) : [];
  return isChoice ? [...literals(node.left), ...right] : right;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxExpression(node) && node.expression && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
    return literals(node.expression);
  }
  if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
    const { initializer } = node;
    if (initializer === undefined) return [];
    if (ts.isStringLiteral(initializer)) return [initializer.text];
    return ts.isJsxExpression(initializer) && initializer.expression ? literals(initializer.expression) : [];
  }
  if (ts.isPropertyAssignment(node) && spoken.has(node.name.getText().replaceAll("'", '')))
    return literals(node.initializer);
  return [];
}

function wordProblems(source: Source): string[] {
  const problems: string[] = [];
  walk(parse(source), (node) => {
    for (const text of textsOf(node)) {
      if (isSpoken(text))
        problems.push(`${source.folder}: '${text}' in ${source.path} belongs into ${source.folder}/messages.ts`);
    }
  });
  return problems;
}

/** User-visible texts that are not in the catalog. */
export function literalProblems(ui: string): string[] {
  const modules = readSources(ui).filter((source) => isShipped(source) && !isMessages(source));
  return modules.filter(({ file }) => !file.endsWith('.css.ts')).flatMap(wordProblems);
}
