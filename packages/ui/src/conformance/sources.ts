import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of `src`, read once. */
export interface Source {
  /** Relative to `src`: `button/Button.tsx`. */
  path: string;
  folder: string;
  file: string;
  text: string;
}

/** All text files of a package's `src`; `ui` is the package folder. */
export function readSources(ui: string): Source[] {
  return globSync('*/**/*.{ts,tsx,mdx}', { cwd: `${ui}/src` })
    .toSorted()
    .map((path) => ({
      path,
      folder: path.slice(0, path.indexOf('/')),
      file: path.slice(path.lastIndexOf('/') + 1),
      text: readFileSync(`${ui}/src/${path}`, 'utf8'),
    }));
}

export function isStory({ file }: Source): boolean {
  return file.endsWith('.stories.tsx');
}

export function isTest({ file }: Source): boolean {
  return /\.test\.tsx?$/u.test(file);
}

/** Whether it is part of the package: no stories, no tests, and nothing only they use. */
export function isShipped(source: Source): boolean {
  const onlyHere = source.folder === 'storybook' || source.folder === 'conformance';
  return !onlyHere && !isStory(source) && !isTest(source) && !source.file.endsWith('.mdx');
}

/** Whether it has a component's English messages. */
export function isMessages({ file }: Source): boolean {
  return /^(?:m|\w+M)essages\.ts$/u.test(file);
}

/** The syntax tree of a module. */
export function parse({ path, text }: Source): ts.SourceFile {
  // In TSX, a generic arrow function would be parsed as an element.
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `see` with every node of the tree. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}

/** `date-time-field` -> `DateTimeField`. */
export function pascalOf(folder: string): string {
  return folder.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
