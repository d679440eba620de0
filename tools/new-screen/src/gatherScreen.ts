import { operationOf, type Screen } from './templates.ts';

/** Files that name every screen, or every list. */
const files = {
  entries: 'apps/console/src/screens/entries.ts',
  icons: 'apps/console/src/layouts/shell/placeIcons.ts',
  routes: 'apps/console/src/routing/table.test.ts',
  lists: 'e2e/deep/listScreens.ts',
};

/** `text` with `addition` behind the first `anchor`. */
function insertAfter(text: string, anchor: string, addition: string): string {
  const index = text.indexOf(anchor);
  if (index === -1) throw new Error(`Nothing reads ${JSON.stringify(anchor)} any more: mend gatherScreen.ts.`);
  return text.slice(0, index + anchor.length) + addition + text.slice(index + anchor.length);
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
  const key = name === variable ? name : `'${name}': ${variable}`;
  const users = "import { entry as users } from './users/entry.ts';\n";
  const imported = insertAfter(
    read(files.entries),
    users,
    `import { entry as ${variable} } from './${name}/entry.ts';\n`,
  );
  const list = ` { path: '${path}', title: '${title}', query: '${operationOf(screen)}',${who === 'customer' ? " who: 'customer'," : ''} word: 'solstice' },`;
  const absent = `  '${path}',\n`;
  const routes = read(files.routes);
  const isRouteSpecified = routes.includes(absent);
  return {
    files: {
      [files.entries]: insertAfter(imported, '\n  users,\n', `  ${key},\n`),
      [files.icons]: withIcon(read(files.icons), screen),
      [files.lists]: insertAfter(read(files.lists), 'listScreens: readonly ListScreen[] = [', list),
      ...(isRouteSpecified && { [files.routes]: routes.replace(absent, '') }),
    },
    isRouteSpecified,
  };
}
