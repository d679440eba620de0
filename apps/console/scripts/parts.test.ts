import { expect, it } from 'vitest';
import { isFrame, failOnCircularImports, partsOf } from './parts.ts';

const iconFile = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const imports: Record<string, readonly string[]> = {
  '/console/src/shell/layouts/notoolbar/index.ts': ['/console/src/shell/layouts/notoolbar/Layout.tsx'],
  '/console/src/shell/layouts/notoolbar/Layout.tsx': ['/ui/dist/link/Link.js', '/ui/dist/notice/Notice.js'],
  '/console/src/features/sign-in/index.ts': ['/ui/dist/field/Field.js'],
  '/console/src/app/createAuthenticatedContext.ts': [
    '/console/src/api/data.ts',
    '/ui/dist/notice/Notice.js',
    '/ui/dist/snackbar/index.js',
  ],
  '/console/src/shell/index.ts': ['/console/src/api/data.ts'],
  '/console/src/features/users/index.ts': ['/console/src/features/users/Rows.tsx', '/ui/dist/field/Field.js'],
  '/ui/dist/link/Link.js': ['/ui/dist/icon/index.js'],
  '/ui/dist/snackbar/index.js': ['/ui/dist/snackbar/Snackbar.js', '/ui/dist/snackbar/SnackbarHistory.js'],
  '/ui/dist/snackbar/SnackbarHistory.js': ['/ui/dist/snackbar/SnackbarRegion.styles.js'],
  '/console/src/records/list/ListScreen.tsx': ['/ui/dist/data-table/index.js'],
  '/ui/dist/data-table/index.js': ['/ui/dist/data-table/rows/TableBody.js', '/ui/dist/data-table/views/ViewTabs.js'],
  '/ui/dist/data-table/views/ViewTabs.js': ['/ui/dist/tabs/TabStrip.js'],
  '/ui/dist/icon/index.js': [iconFile('arrow-up'), iconFile('columns-3'), iconFile('user')],
};
const code: Record<string, string> = {
  '/ui/dist/link/Link.js': 'import { ArrowUp } from "../icon/lucide.js";',
  '/ui/dist/field/Field.js': "import { type LucideIcon, Columns3 as Columns } from '@edge-console/ui/icon';",
};
const partOf = partsOf('/console/');
const getModuleInfo = (id: string) => ({ importedIds: imports[id] ?? [], code: code[id] ?? null });

it.each([
  ['/console/src/shell/layouts/notoolbar/Layout.tsx', 'guest'],
  ['/ui/dist/link/Link.js', 'guest'],
  ['/console/src/api/data.ts', 'signed-in'],
  ['/ui/dist/notice/Notice.js', 'shared'],
  ['/ui/dist/field/Field.js', 'shared'],
  ['/ui/dist/skeleton/Skeleton.js', 'signed-in'],
  ['/ui/dist/page-header/PageHeader.js', 'signed-in'],
  ['/ui/dist/snackbar/Snackbar.js', 'signed-in'],
  // The snackbar region loads at idle, and must not pull in the notification history, which is never shown first.
  ['/ui/dist/snackbar/SnackbarRegion.styles.js', null],
  // The table's barrel also exports saved-view tabs, which are loaded after it.
  ['/ui/dist/data-table/rows/TableBody.js', 'list'],
  ['/ui/dist/data-table/views/ViewTabs.js', null],
  ['/ui/dist/tabs/TabStrip.js', null],
  // Icons on first pages are split from the barrel of all icons.
  [iconFile('arrow-up'), 'icons'],
  [iconFile('columns-3'), 'icons'],
  [iconFile('user'), 'more-icons'],
  // Left to the bundler: modules that only some signed-in pages need, and the page list.
  ['/console/src/features/users/Rows.tsx', 'users-list'],
  ['/console/src/features/sign-in/index.ts', null],
])('puts %s in the chunk %s', (id, part) => {
  expect(partOf(id, { getModuleInfo })).toBe(part);
});

it.each([
  ['assets/shell-SHv8_0ar.js', true],
  ['assets/sign-in-COe8QCmO.js', true],
  ['assets/sign-up-D1AEiZHy.js', false],
  ['assets/parameters-B43UbZZI.js', false],
])('loads the imports of %s with it: %s', (file, isLoaded) => {
  expect(isFrame(file)).toBe(isLoaded);
});

it('fails a build with circular chunks', () => {
  const plugin = failOnCircularImports();
  const bundle = { 'a.js': { imports: ['b.js', 'c.js'] }, 'b.js': { imports: ['c.js'] }, 'c.js': {}, 'd.css': {} };
  expect(() => plugin.generateBundle({}, bundle)).not.toThrow();
  expect(() => plugin.generateBundle({}, { ...bundle, 'c.js': { imports: ['a.js'] } })).toThrow(
    'a.js → b.js → c.js → a.js',
  );
});
