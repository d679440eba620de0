import { operationOf, routeOf, type Screen } from './templates.ts';

/** Files that name every screen, or every list. */
const files = {
  routes: 'apps/console/src/router/routes.ts',
  lazyPages: 'apps/console/src/app/lazyPages.ts',
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

/** The shared files with a line for the screen. `read` gives the text of a file of the repository. */
export function gatherScreen(
  screen: Screen,
  read: (file: string) => string,
): { files: Record<string, string>; isRouteSpecified: boolean } {
  const { name, variable, path, title, who } = screen;
  const key = name === variable ? name : `'${name}'`;
  const list = ` { path: '${path}', title: '${title}', query: '${operationOf(screen)}',${who === 'customer' ? " who: 'customer'," : ''} word: 'solstice' },`;
  const absent = `  '${path}',\n`;
  const specified = read(files.specified);
  const isRouteSpecified = specified.includes(absent);
  return {
    files: {
      [files.routes]: insertBefore(read(files.routes), '  roles: {', `  ${key}: ${routeOf(screen)},\n`),
      [files.lazyPages]: insertBefore(
        read(files.lazyPages),
        '    roles: ',
        `  ${key}: () => import('../features/${name}/index.ts'),\n`,
      ),
      [files.icons]: withIcon(read(files.icons), screen),
      [files.lists]: insertAfter(read(files.lists), 'listScreens: readonly ListScreen[] = [', list),
      ...(isRouteSpecified && { [files.specified]: specified.replace(absent, '') }),
    },
    isRouteSpecified,
  };
}
