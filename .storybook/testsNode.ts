import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

/** Where tests are in the sidebar. */
const testsNode = 'Tests';

/** What a person does to a page, or a test in their place. */
const act =
  /\b(?:userEvent|fireEvent)\b|\.(?:click|focus|blur|dispatchEvent|requestSubmit|reset|scrollTo|scrollIntoView|setRangeText)\(|\.scroll(?:Top|Left) =/u;

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Names of a module's top level, and what is written there. */
function declarations(tree: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement.getText());
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) found.set(name.getText(), initializer.getText());
    }
  }
  return found;
}

/** `import { begin } from '../storybook/operate.ts'`: the name, and the file it comes from. */
function importedFrom(tree: ts.SourceFile, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !/\.tsx?$/u.test(text) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) found.set(name.text, resolve(dirname(file), text));
  }
  return found;
}

/** The names of a module that act, directly or through others that they use. */
function actingNames(file: string, known = new Map<string, ReadonlySet<string>>()): ReadonlySet<string> {
  const seen = known.get(file);
  if (seen) return seen;
  const acting = new Set<string>();
  known.set(file, acting);
  const tree = parse(file);
  for (const [name, from] of importedFrom(tree, file)) {
    if (actingNames(from, known).has(name)) acting.add(name);
  }
  const own = declarations(tree);
  const isActing = (text: string) =>
    act.test(text) || [...acting].some((name) => new RegExp(`\\b${name}\\(`, 'u').test(text));
  for (let before = -1; before !== acting.size;) {
    before = acting.size;
    for (const [name, text] of own) if (isActing(text)) acting.add(name);
  }
  return acting;
}

/** Of a story in full its play, and the calls that it is made with; of one that a call makes, the call. */
function doneBy(story: ts.Expression): string {
  if (!ts.isObjectLiteralExpression(story)) return story.getText();
  const parts = story.properties.filter(
    (one) => one.name?.getText() === 'play' || (ts.isSpreadAssignment(one) && ts.isCallExpression(one.expression)),
  );
  return parts.map((part) => part.getText()).join('\n');
}

/** What each story of a file does. */
function playsOf(tree: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) found.set(name.getText(), doneBy(initializer));
    }
  }
  return found;
}

/** Exports of a story file whose play acts and does not only check. `Default` is never one: it introduces its component. */
function journeysIn(file: string): ReadonlySet<string> {
  const acting = actingNames(file);
  const calls = (text: string) =>
    act.test(text) || [...acting].some((name) => new RegExp(`\\b${name}\\b`, 'u').test(text));
  return new Set(
    [...playsOf(parse(file))].flatMap(([name, text]) => (name !== 'Default' && calls(text) ? [name] : [])),
  );
}

/** What the written pages show, `/…/Button.stories.tsx#Variants`, or link to, `actions-button--variants`. */
function shownByPages(root: string): ReadonlySet<string> {
  const pages = globSync(['packages/*/src/**/*.mdx', '.storybook/pages/*.mdx'], { cwd: root });
  const shown = pages.flatMap((page) => {
    const text = readFileSync(resolve(root, page), 'utf8');
    const imports = [...text.matchAll(/import \* as (\w+) from '(\.[^']+)'/gu)];
    const files = new Map(
      imports.map(([, alias = '', path = '']) => [alias, resolve(root, dirname(page), path)] as const),
    );
    const canvases = [...text.matchAll(/\bof=\{(\w+)\.(\w+)\}/gu)];
    const links = [...text.matchAll(/\?path=\/story\/([\w-]+)/gu)];
    return [
      ...canvases.map(([, alias = '', name = '']) => `${files.get(alias)}#${name}`),
      ...links.map(([, id = '']) => id),
    ];
  });
  return new Set(shown);
}

interface IndexedStory {
  title: string;
  exportName: string;
}

const isTest = ({ title }: IndexedStory) => title.startsWith(`${testsNode}/`);

/** Where each story of a file is in the sidebar: a simulated user that no page shows is a test of its component. */
export function placesOf<Story extends IndexedStory>(file: string, stories: readonly Story[], root: string): Story[] {
  const journeys = journeysIn(file);
  const shown = shownByPages(root);
  const placed = stories.map((story) => {
    const { title, exportName } = story;
    const isShown = shown.has(`${file}#${exportName}`) || shown.has(toId(title, storyNameFromExport(exportName)));
    return journeys.has(exportName) && !isShown ? { ...story, title: `${testsNode}/${title}` } : story;
  });
  // The first one determines the position of the file's page.
  return placed.toSorted((one, other) => Number(isTest(one)) - Number(isTest(other)));
}
