import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { primitive } from './primitive.css.ts';
import { tokenFiles } from './tokenFiles.ts';

const folder = fileURLToPath(new URL('../../tokens/', import.meta.url));

type Group = { [name: string]: unknown };
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Paths of all tokens in a file on disk. */
function tokens(file: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (node: Group, path: string[]) => {
    if ('$value' in node) found.set(path.join('.'), node['$value']);
    else for (const [name, child] of Object.entries(node)) if (isGroup(child)) visit(child, [...path, name]);
  };
  visit(JSON.parse(readFileSync(folder + file, 'utf8')) as Group, []);
  return found;
}

function paths(contract: object, before = ''): string[] {
  return Object.entries(contract).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : paths(value as object, `${before}${name}.`),
  );
}

// The format has no type for images.
const withoutType = ['brand.logo'];
const expected = [...paths(vars), ...paths(primitive)].filter((path) => !withoutType.includes(path)).toSorted();
const modes = ['light', 'dark'] as const;
const all = (mode: string, density: string, motion: string) =>
  new Map(
    ['base', `mode-${mode}`, `density-${density}`, `motion-${motion}`].flatMap((name) => [
      ...tokens(`${name}.tokens.json`),
    ]),
  );

describe('token files for design tools', () => {
  // To update after a theme change: `npx vitest run --project unit tokenFiles --update`.
  it.each(Object.entries(tokenFiles))('%s matches the theme', async (name, file) => {
    await expect(`${JSON.stringify(file, null, 2)}\n`).toMatchFileSnapshot(folder + name);
  });

  it('writes these files and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(tokenFiles).toSorted());
  });

  it.each(modes.flatMap((mode) => ['comfortable', 'compact'].map((density) => [mode, density] as const)))(
    'defines every token of the contract exactly once: %s, %s',
    (mode, density) => {
      expect([...all(mode, density, 'full').keys()].toSorted()).toEqual(expected);
      expect([...all(mode, density, 'reduced').keys()].toSorted()).toEqual(expected);
    },
  );

  it.each(modes)('refers only to existing tokens: %s', (mode) => {
    const set = all(mode, 'comfortable', 'full');
    const references = [...JSON.stringify([...set.values()]).matchAll(/"\{([^}]+)\}"/gu)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((path) => !set.has(path))).toEqual([]);
  });

  it('resolver.json points to existing files', () => {
    const resolver = JSON.parse(readFileSync(`${folder}resolver.json`, 'utf8')) as Group;
    const files = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"#]+)"/gu)].map(([, file]) => file ?? '');
    expect(files.toSorted()).toEqual(
      Object.keys(tokenFiles)
        .filter((name) => name !== 'resolver.json')
        .toSorted(),
    );
  });
});
