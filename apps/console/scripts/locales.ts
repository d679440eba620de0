import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { Locales } from '../src/core/locale/chooseLocale.ts';
import { pseudoLocale, pseudoText } from '../src/core/locale/pseudoLocale.ts';

/** All UI texts are in these files and in route titles. */
const catalog =
  /\/(?:apps\/console\/src\/(?:core\/messages\/\w+|api\/errorText|auth\/access\/obstacleText|auth\/identity\/refusals|(?:.+\/)?(?:m|\w+M)essages)\.ts|packages\/ui\/dist\/(?!vendor\/)(?:.+\/)?(?:m|\w+M)essages\.js|packages\/forms\/dist\/rules\/messages\.js|packages\/domain\/src\/messages\.ts)$/;

const routes = /\/apps\/console\/src\/router\/routes\.ts$/;
/** The legal texts are a separate document. */
const terms = /\/apps\/console\/src\/features\/terms\/termsDocument\.ts$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? [[key, child] as const] : [])),
  );

/** Calls whose string arguments are shown; all other calls take names. */
const speaks = /^(?:push|concat|format|map|join)$/;

/** Strings that are names, not text: keys, compared codes, call arguments. */
function isName(key: string, parent: Node): boolean {
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return true;
    case 'Property':
      return key === 'key' && parent['computed'] !== true;
    case 'MemberExpression':
      return key === 'property';
    case 'BinaryExpression':
      return /^(?:[=!]==?|in)$/.test(String(parent['operator']));
    case 'SwitchCase':
      return key === 'test';
    case 'NewExpression':
      return key === 'arguments';
    case 'CallExpression': {
      const { callee } = parent;
      if (key !== 'arguments' || !isNode(callee)) return false;
      const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name'];
      return name === 'messageSection' || (callee.type === 'MemberExpression' && !speaks.test(String(name)));
    }
    default:
      return false;
  }
}

/** An API code or audit event, such as `ENTITY_INACTIVE`. */
const isCode = (text: string): boolean => /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(text);

/** The only texts in a route are its names. */
const isTitle = (key: string, parent: Node): boolean =>
  key === 'value' && isNode(parent['key']) && /^(?:title|label)$/.test(String(parent['key']['name']));

/** Each text of a module in two languages: `(isPseudo ? "Šávéøø" : "Save")`. */
export function inBothLanguages(
  code: string,
  program: unknown,
  isWord = (key: string, parent: Node) => !isName(key, parent),
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const choice = (text: string): string | undefined => {
    const other = pseudoText(text);
    return other === text || isCode(text)
      ? undefined
      : `(isPseudoLocale ? ${JSON.stringify(other)} : ${JSON.stringify(text)})`;
  };
  const visit = (node: Node, key: string, parent: Node): void => {
    // `new Set(['UNAVAILABLE'])`: a set of codes.
    if (parent.type === 'NewExpression' && node.type === 'ArrayExpression') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isWord(key, parent)) {
      const text = choice(node['value']);
      if (text !== undefined) edits.push({ start: node.start, end: node.end, text });
    }
    if (node.type === 'TemplateElement') {
      const text = choice((node['value'] as { cooked: string }).cooked);
      if (text !== undefined) edits.push({ start: node.start, end: node.end, text: `\${${text}}` });
    }
    for (const [name, child] of childrenOf(node)) visit(child, name, node);
  };
  if (isNode(program)) visit(program, '', program);
  if (edits.length === 0) return code;
  let changed = code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    changed = changed.slice(0, start) + text + changed.slice(end);
  return `const isPseudoLocale = document.documentElement.lang === ${JSON.stringify(pseudoLocale)};\n${changed}`;
}

/**
 * The languages of a build. With `EDGE_CONSOLE_LOCALE=en-XA`, it also contains the pseudo-locale and a script that
 * selects the language. Other builds have one language and no such code.
 */
export function locales({ root, locale }: { root: string; locale: string | undefined }): Plugin[] {
  if (locale === undefined) return [];
  if (locale !== pseudoLocale) throw new Error(`EDGE_CONSOLE_LOCALE must be ${pseudoLocale}, not ${locale}.`);
  const all: Locales = { en: 'ltr', [pseudoLocale]: 'ltr' };
  let fileName = '';
  return [
    {
      name: 'locales',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        const path = id.replaceAll('\\', '/');
        const isRoutes = routes.test(path);
        if (!isRoutes && !catalog.test(path) && !terms.test(path)) return null;
        return { code: inBothLanguages(code, this.parse(code), isRoutes ? isTitle : undefined), map: null };
      },
    },
    {
      name: 'locales-before-start',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        async handler() {
          const script = await rolldown({
            input: join(root, 'src/core/locale/beforeStart.ts'),
            transform: { define: { __LOCALES__: JSON.stringify(all) } },
          });
          const { output } = await script.generate({ format: 'iife', minify: true });
          const source = output[0].code;
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          fileName = `assets/locale-${hash}.js`;
          this.emitFile({ type: 'asset', fileName, source });
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
      },
    },
  ];
}
