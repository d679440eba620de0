import { operationOf, routeOf, type Screen } from './templates.ts';

/** Files that name every screen, or every list. */
const files = {
  routes: 'apps/console/src/router/routes.ts',
  icons: 'apps/console/src/shell/placeIcons.ts',
  specified: 'apps/console/src/router/routes.test.ts',
  lists: 'e2e/deep/listScreens.ts',
};

function indexOf(text: string, anchor: string): number {
  const index = text.indexOf(anchor);
  if (index === -1) throw new Error(`Nothing reads ${JSON.stringify(anchor)} any more: fix gatherScreen.ts.`);
  return index;
}

/** `text` with `addition` before the first `anchor`. */
function insertBefore(text: string, anchor: string, addition: string): string {
  const index = indexOf(text, anchor);
  return text.slice(0, index) + addition + text.slice(index);
}

/** `text` with `addition` behind the first `anchor`. */
function insertAfter(text: string, anchor: string, addition: string): string {
  const index = indexOf(text, anchor) + anchor.length;
  return text.slice(0, index) + addition + text.slice(index);
}

function withIcon(text: string, { variable }: Screen): string {
  if (new RegExp(`\\b${variable}:`).test(text)) return text;
  const imported = text.includes('Table2') ? text : insertAfter(text, 'import {', ' Table2,');
  return insertAfter(imported, 'placeIcons = {', ` ${variable}: Table2,`);
}

/** The route as the test of the route table expects it. */
function specifiedRoute({ path, guards, list }: Screen): string {
  const { group, service } = list.rule;
  const needs = Object.entries({ group, service }).flatMap(([name, value]) => (value ? [`${name}: '${value}'`] : []));
  const names = guards.map((guard) => `'${guard}'`).join(', ');
  return `  ['${path}', 'default', [${names}]${needs.length === 0 ? '' : `, { ${needs.join(', ')} }`}],\n`;
}

/** The shared files with a line for the screen. `read` gives the text of a file of the repository. */
export function gatherScreen(screen: Screen, read: (file: string) => string): Record<string, string> {
  const { name, variable, path, title, who, word } = screen;
  const key = name === variable ? name : `'${name}'`;
  const list = ` { path: '${path}', title: '${title}', query: '${operationOf(screen)}',${who === 'customer' ? " who: 'customer'," : ''} word: '${word}' },`;
  return {
    [files.routes]: insertBefore(read(files.routes), '  roles: {', `  ${key}: ${routeOf(screen)},\n`),
    [files.icons]: withIcon(read(files.icons), screen),
    [files.lists]: insertAfter(read(files.lists), 'listScreens: readonly ListScreen[] = [', list),
    [files.specified]: insertBefore(read(files.specified), "  ['/terms/', 'document'", specifiedRoute(screen)),
  };
}
