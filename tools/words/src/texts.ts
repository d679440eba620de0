import { type ESTree, parseSync, Visitor } from 'vite';

export type Kind = 'comment' | 'docs' | 'title' | 'ui';
/** `text` has the length and the lines of its file. Characters that belong to no text are `hidden`. */
export type SourceText = { kind: Kind; text: string };
type Range = { start: number; end: number };

const hidden = '\u241f';
export const hide = (text: string) => text.replaceAll(/\S/g, hidden);
const blank = (text: string) => text.replaceAll(/\S/g, ' ');
const withoutEscapes = (string: string) => string.replaceAll(/\\[nrt]/g, '  ');
const code = /(?<!\\)`[^`]*`|https?:\/\/\S+/g;

function keep(source: string, ranges: Range[], clean = (text: string) => text): string {
  let text = '';
  let end = 0;
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    text += hide(source.slice(end, range.start)) + clean(source.slice(range.start, range.end));
    end = range.end;
  }
  return text + hide(source.slice(end));
}

const textOfComment = (comment: string) =>
  /^..\s*(?:@ts-|@vite|[#@]__|\/ <)/.test(comment)
    ? hide(comment)
    : comment
        .replaceAll(/^\/[/*]+|\*\/$|^\s*\*+/gm, blank)
        .replaceAll(/oxlint-disable.*?(?:--|$)/gm, hide)
        .replaceAll(code, hide);

const textOfMarkdown = (source: string) =>
  source
    .replace(/^---\n.*?\n---\n/s, hide)
    .replaceAll(/^ *(`{3,})[^]*?\n *\1/gm, hide)
    .replaceAll(/^(?:import|export) .*$/gm, hide)
    .replaceAll(code, hide)
    .replaceAll(/\]\([^)]*\)|\{[^{}]*\}|<\/?\w+|\w+=/g, hide);

const modifiers = new Set([
  'concurrent',
  'describe',
  'each',
  'fails',
  'for',
  'only',
  'runIf',
  'skip',
  'skipIf',
  'step',
]);

/** `it`, also of `it.each(cases)` and `` it.skipIf(isSlow)`…` ``. */
function functionName(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression')
    return callee.property.type === 'Identifier' && modifiers.has(callee.property.name)
      ? functionName(callee.object)
      : '';
  if (callee.type === 'CallExpression') return functionName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? functionName(callee.tag) : '';
}

function titlesOf(program: ESTree.Program): Range[] {
  const titles: Range[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !/^(?:it|test|describe)$/.test(functionName(callee))) return;
      if (title.type === 'Literal' || title.type === 'TemplateLiteral') titles.push(title);
    },
  }).visit(program);
  return titles;
}

function stringsOf(program: ESTree.Program): Range[] {
  const strings = new Map<number, Range>();
  new Visitor({
    Literal: (literal) => typeof literal.value === 'string' && strings.set(literal.start, literal),
    TemplateElement: (element) => strings.set(element.start, element),
    'ImportDeclaration:exit': ({ source }) => strings.delete(source.start),
    'TSLiteralType:exit': ({ literal }) => strings.delete(literal.start),
  }).visit(program);
  return [...strings.values()];
}

const isTest = (path: string) => /\.(?:test|spec)\.\w+$/.test(path);
const isCatalog = (path: string) =>
  /essages\.ts$|\/messages\/\w+\.ts$|Text\.ts$|^tools\/local-cloud\/.*(?:[pP]ages?|Mail|invitation)\.ts$/.test(path);

/** What people read in a file: prose, comments, test titles, and strings of message catalogs. */
export function sourceTextsOf(path: string, source: string): SourceText[] {
  if (/\.mdx?$/.test(path)) return [{ kind: 'docs', text: textOfMarkdown(source) }];
  const { program, comments } = parseSync(path, source);
  const texts: SourceText[] = [{ kind: 'comment', text: keep(source, comments, textOfComment) }];
  if (isTest(path)) texts.push({ kind: 'title', text: keep(source, titlesOf(program), withoutEscapes) });
  else if (isCatalog(path)) texts.push({ kind: 'ui', text: keep(source, stringsOf(program), withoutEscapes) });
  return texts;
}
