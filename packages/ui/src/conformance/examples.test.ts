import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../../../.storybook/examples/examplesIn.ts';

const root = resolve(import.meta.dirname, '../../../..');
const files = globSync('packages/{ui,forms,tour}/src/**/*.stories.tsx', { cwd: root });
const examples = files.flatMap((file) =>
  examplesIn(resolve(root, file), root).map((example) => ({ ...example, name: `${basename(file)} ${example.story}` })),
);
const names = new Map(examples.flatMap(({ name, code }) => (code === undefined ? [] : [[code, name] as const])));
/** Each code once: a playground has the same code as its Default. */
const shown = [...names].map(([code, name]) => ({ name, code }));

/** Compiler errors of a module, checked in isolation. */
function errorsOf(name: string, code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'Example.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** Components that a module uses without importing or declaring them. */
function unknownTagsOf(code: string): string[] {
  const tree = ts.createSourceFile('Example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const known = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (
      (ts.isImportSpecifier(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isParameter(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isNamespaceImport(node)) &&
      node.name
    )
      known.add(node.name.getText());
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      used.add(node.tagName.getText().split('.')[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...used].filter((tag) => /^[A-Z]/u.test(tag) && !known.has(tag));
}

describe('example code in Storybook', () => {
  it('compiles for every story', () => {
    expect(shown.flatMap(({ name, code }) => errorsOf(name, code))).toEqual([]);
  });

  it('imports only packages that applications can install, and no tests', () => {
    const specifiers = shown.flatMap(({ name, code }) =>
      [...code.matchAll(/from '([^']+)'/gu)].map(([, specifier = '']) => ({ name, specifier })),
    );
    const allowed =
      /^(?:react(?:-dom)?(?:\/.+)?|react-router(?:-dom)?|valibot|@internationalized\/date|@edge-console\/(?:ui|forms|tour)(?:\/.+)?)$/u;
    expect(specifiers.filter(({ specifier }) => !allowed.test(specifier))).toEqual([]);
  });

  it('uses only components that it imports or declares', () => {
    expect(
      shown.map(({ name, code }) => ({ name, tags: unknownTagsOf(code) })).filter(({ tags }) => tags.length > 0),
    ).toEqual([]);
  });

  it('exists for almost every story', () => {
    const missing = examples.filter(({ reason }) => reason !== undefined && reason !== 'board');
    expect(missing.length / examples.length).toBeLessThan(0.1);
  });

  it('has the state and imports of an application', () => {
    const file = resolve(root, 'packages/ui/src/toggle-button/ToggleButton.stories.tsx');
    const code = examplesIn(file, root).find(({ story }) => story === 'Default')?.code;
    expect(code?.replaceAll(/\s+/gu, ' ')).toContain(
      "import { ToggleButton } from '@edge-console/ui/toggle-button'; import { useState } from 'react'; export function Example() { const [isSelected, onChange] = useState(false);",
    );
  });
});
