import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const routing = join(import.meta.dirname, '../../apps/console/src/router');

const textsOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));

/** `/users` for `/users/?search=ada`: with or without a slash at its end it is the same page. */
const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

const pathsIn = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, address]) => pathOf(address ?? ''))));

/** The paths of all pages of the console, from the route table. */
export const consolePaths = pathsIn(textsOf(routing, 'routes.ts'), /\bpath: '(\/[^']*)'/g);

/** The paths that a state of a screen opens, from the files that list states. */
export const pathsWithState = pathsIn(
  textsOf(import.meta.dirname, '{*States,listScreens,screenParts}.ts'),
  /['`](\/[^'`$]*)/g,
);
