import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { parse, type Source } from './sources.ts';

/** A package entry and its exports. */
export interface Folder {
  name: string;
  isPublic: boolean;
  /** Exported components: capitalized values from this folder. */
  components: string[];
  sources: Source[];
}

/** Private entries in package.json: `"./field": null`. */
export function closedEntries(ui: string): string[] {
  const { exports } = JSON.parse(readFileSync(`${ui}/package.json`, 'utf8')) as { exports: Record<string, unknown> };
  return Object.entries(exports).flatMap(([entry, target]) => (target === null ? [entry.slice(2)] : []));
}

/** `export { Button, type ButtonProps } from './Button.tsx'`: values from the same folder. */
function componentsOf(index: Source): string[] {
  return parse(index).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { exportClause, moduleSpecifier } = statement;
    const isOwn = moduleSpecifier !== undefined && moduleSpecifier.getText().startsWith("'./");
    if (!isOwn || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.flatMap(({ isTypeOnly, name }) =>
      !isTypeOnly && /^[A-Z][a-z]/u.test(name.text) ? [name.text] : [],
    );
  });
}

/** All folders of `src` with an entry. */
export function foldersOf(ui: string, sources: readonly Source[]): Folder[] {
  const closed = new Set(closedEntries(ui));
  const indexes = sources.filter(({ path, folder }) => path === `${folder}/index.ts`);
  return indexes.map((index) => ({
    name: index.folder,
    isPublic: !closed.has(index.folder),
    components: componentsOf(index),
    sources: sources.filter(({ folder }) => folder === index.folder),
  }));
}
