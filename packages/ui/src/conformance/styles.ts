import ts from 'typescript';
import { isShipped, parse, readSources, walk, type Source } from './sources.ts';

const colorLiteral =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|^(?:white|black|red|gr[ae]y|blue|green)$/iu;

/** Physical properties, which ignore the text direction. */
const physical =
  /^(?:left|right|top|bottom|(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*|(?:scrollMargin|scrollPadding)(?:Left|Right|Top|Bottom)|(?:min|max)?(?:width|height)|(?:min|max)(?:Width|Height))$/u;

function nameOf(node: ts.PropertyAssignment): string {
  return ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
}

/** Whether the node is nested in `media.hover`, alone or combined. */
function isUnderHover(node: ts.Node): boolean {
  for (let outer: ts.Node = node; !ts.isSourceFile(outer); outer = outer.parent) {
    if (ts.isPropertyAssignment(outer) && /\bmedia\.hover\b/u.test(outer.name.getText())) return true;
  }
  return false;
}

function declarationProblem(node: ts.PropertyAssignment): string | undefined {
  const name = nameOf(node);
  const { initializer } = node;
  const text = ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText();
  if (physical.test(name) && !ts.isObjectLiteralExpression(initializer)) return `${name} is physical`;
  if (name === 'textAlign' && /^(?:left|right)$/u.test(text)) return `textAlign: ${text} is physical`;
  if (name === 'float') return 'float is physical';
  if (name === 'fontSize' && /\dpx/u.test(text))
    return `fontSize: ${text} does not grow with the reader's letters: use rem`;
  if (name === 'zIndex' && /^-?\d+$/u.test(text) && !/^-?[01]$/u.test(text))
    return `zIndex: ${text} is no layer of vars.z`;
  if (/:hover/u.test(name.replaceAll(/:not\([^)]*\)/gu, '')) && !isUnderHover(node)) {
    return `'${name}' is not under media.hover: it stays after a finger`;
  }
  return undefined;
}

function styleProblems(source: Source): string[] {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${source.folder}: ${problem} (${source.path})`);
  walk(parse(source), (node) => {
    if (ts.isPropertyAssignment(node)) {
      const problem = declarationProblem(node);
      if (problem !== undefined) report(problem);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (!ts.isImportDeclaration(node.parent) && colorLiteral.test(node.text))
        report(`color literal '${node.text.trim()}'`);
      // Build tools lower `:dir()` to a list of languages, which does not match a page that only sets `dir`.
      if (node.text.includes(':dir(')) report(`':dir()' is lost in a build: use '[dir=rtl] &'`);
    }
  });
  return problems;
}

/** Private token modules. */
const primitive = /^theme\/(?:ramps|primitive\.css|lightDark)\.ts$/u;

function tierProblems(source: Source): string[] {
  const imports = [...source.text.matchAll(/from '\.\.\/([^']+)'/gu)].map(([, path = '']) => path);
  return imports
    .filter((path) => primitive.test(path))
    .map((path) => `${source.folder}: ${source.path} imports ${path}; components use vars only`);
}

/** Style rules: tokens only, logical properties only, hover only for pointers that hover. */
export function styleRuleProblems(ui: string): string[] {
  const shipped = readSources(ui).filter((source) => isShipped(source) && !['theme', 'brand'].includes(source.folder));
  return [
    ...shipped.filter(({ file }) => file.endsWith('.css.ts')).flatMap(styleProblems),
    ...shipped.flatMap(tierProblems),
  ];
}
