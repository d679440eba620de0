import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildTarget } from '../../browsers.ts';

const text = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

it.each(['README.md', 'packages/ui/README.md', 'apps/console/index.html', 'apps/documentation/content/signing-in.md'])(
  '%s names the browsers that builds are made for',
  (path) => {
    const names = buildTarget
      .map((target) => target.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/\d/, ' $&'))
      .filter((name) => !name.startsWith('Ios'));
    expect(text(path)).toContain(`${names.join(', ')}, or later`);
  },
);

it('writes the build target once', () => {
  for (const path of [
    'apps/console/vite.config.ts',
    'apps/charts/vite.config.ts',
    'apps/player/vite.demo.config.ts',
    '.storybook/main.ts',
  ]) {
    expect(text(path)).toMatch(/\btarget: buildTarget\b/);
    expect(text(path)).not.toContain('cssTarget');
  }
});
