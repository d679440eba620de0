import { operationOf, routeOf, type Screen } from './templates.ts';

/** Files that list every screen. */
const files = {
  routes: 'apps/console/src/router/routes.ts',
  icons: 'apps/console/src/shell/menuIcons.ts',
  lists: 'e2e/deep/listScreens.ts',
};

function indexOf(text: string, anchor: string): number {
  const index = text.indexOf(anchor);
  if (index === -1) throw new Error(`No file contains ${JSON.stringify(anchor)}: fix gatherScreen.ts.`);
  return index;
}

/** `text` with `addition` before the first `anchor`. */
function insertBefore(text: string, anchor: string, addition: string): string {
  const index = indexOf(text, anchor);
  return text.slice(0, index) + addition + text.slice(index);
}

/** `text` with `addition` after the first `anchor`. */
function insertAfter(text: string, anchor: string, addition: string): string {
  const index = indexOf(text, anchor) + anchor.length;
  return text.slice(0, index) + addition + text.slice(index);
}

function withIcon(text: string, { variable, icon }: Screen): string {
  if (new RegExp(`\\b${variable}:`).test(text)) return text;
  const imported = new RegExp(`\\b${icon},`).test(text) ? text : insertAfter(text, 'import {', ` ${icon},`);
  return insertAfter(imported, 'menuIcons = {', ` ${variable}: ${icon},`);
}

/** An unused key for the "g" shortcuts, preferably a letter of the name. */
function freeKey(routes: string, name: string): string {
  const used = new Set([...routes.matchAll(/goKey: '(.)'/gu)].map(([, key]) => key));
  const keys = Array.from(`${name.replaceAll('-', '')}abcdefghijklmnopqrstuvwxyz0123456789`);
  const free = keys.find((key) => key !== 'g' && !used.has(key));
  if (free === undefined) throw new Error('Every key after "g" is used: the shortcuts need longer sequences.');
  return free;
}

/** The shared files, each with a line for the screen. `read` returns the text of a repository file. */
export function gatherScreen(screen: Screen, read: (file: string) => string): Record<string, string> {
  const { name, variable, path, title, who, word } = screen;
  const key = name === variable ? name : `'${name}'`;
  const list = ` { path: '${path}', title: '${title}', query: '${operationOf(screen)}',${who === 'customer' ? " who: 'customer'," : ''} word: '${word}' },`;
  const routes = read(files.routes);
  const route = routeOf(screen, freeKey(routes, name));
  return {
    [files.routes]: insertBefore(routes, '  roles: {', `  ${key}: ${route},\n`),
    [files.icons]: withIcon(read(files.icons), screen),
    [files.lists]: insertAfter(read(files.lists), 'listScreens: readonly ListScreen[] = [', list),
  };
}
