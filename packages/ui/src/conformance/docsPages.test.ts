import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fullPage } from '../storybook/viewports.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');

it('long pages have a table of contents', () => {
  // As text: Storybook's blocks need a document.
  expect(text('.storybook/docs/annotations.ts')).toMatch(/toc: \{[^}]*headingSelector: 'h2, h3'/u);
});

it('a whole page takes the canvas that there is: it has one width in test runs alone', () => {
  expect(fullPage.globals).toEqual({});
});

it.each([
  ['packages/ui/src/snackbar/Snackbar.stories.tsx', 'SnackbarScene'],
  ['packages/ui/src/leave-guard/LeaveGuard.stories.tsx', 'LeaveScene'],
])('%s begins with a page on which it can be met', (path, scene) => {
  expect(/export const Default\b[^;]*/u.exec(text(path))?.[0]).toContain(`<${scene}`);
});

it('the page of the button begins with all its variants', () => {
  expect(/<Canvas of=\{([^}]*)\}/u.exec(text('packages/ui/src/button/Button.mdx'))?.[1]).toBe('stories.Variants');
});
