import { readdirSync, readFileSync } from 'node:fs';
import { icons } from 'lucide';
import { describe, expect, it } from 'vitest';
import { onePath } from './onePath.ts';

const folder = new URL('../src/icon/pictures/', import.meta.url);
const list = readFileSync(new URL('../src/icon/pictures.ts', import.meta.url), 'utf8');
const names = [...list.matchAll(/from '\.\/pictures\/(\w+)\.ts'/g)].map(([, name = '']) => name);

/** As the formatter breaks lines. */
const lineLength = 120;
const known = new Map(Object.entries(icons));

function source(name: string): string {
  const picture = known.get(name);
  if (picture === undefined) throw new Error(`lucide has no ${name}.`);
  const drawn = `export const ${name}: IconPicture = '${onePath(picture)}';`;
  const isShort = drawn.length <= lineLength;
  return `import type { IconPicture } from '../picture.ts';\n\n${isShort ? drawn : drawn.replace(' = ', ' =\n  ')}\n`;
}

describe('the pictures', () => {
  // After a line in the list, or another version of lucide: `npx vitest run --project unit pictures --update`.
  it.each(names)('%s is drawn as in lucide', async (name) => {
    await expect(source(name)).toMatchFileSnapshot(new URL(`${name}.ts`, folder).pathname);
  });

  it('are those of the list and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(names.map((name) => `${name}.ts`).toSorted());
  });
});
