import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Phrases that name no role, such as `for who cannot see it`. */
const riddle =
  /\b(?:for|to|of|with) who (?:\w+)|\bfor those who (?:cannot|can't|do not|don't|listen)\b|\bWho (?:has|does|reads|wants) \w+[^?]*\.$/gmu;

it('names roles in pages, stories and prop descriptions', () => {
  const files = globSync(
    [
      '.storybook/pages/*.mdx',
      '{packages,apps}/*/src/**/*.mdx',
      '{packages,apps}/*/src/**/*.stories.tsx',
      'packages/*/src/**/*.{ts,tsx}',
      '.changeset/*.md',
    ],
    { cwd: root, exclude: ['**/*.test.*'] },
  );
  expect(files.length).toBeGreaterThan(500);
  const found = [...new Set(files)].flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(riddle)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
