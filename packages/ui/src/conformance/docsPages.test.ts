import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fullPage } from '../storybook/viewports.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');

it('gives long pages a table of contents', () => {
  // As text: Storybook's blocks need a document.
  expect(text('.storybook/docs/annotations.ts')).toMatch(/toc: \{[^}]*headingSelector: 'h2, h3'/u);
});

it('lets whole-page stories fill the canvas except in test runs', () => {
  expect(fullPage.globals).toEqual({});
});

it.each([
  ['packages/ui/src/snackbar/Snackbar.stories.tsx', 'SnackbarScene'],
  ['packages/ui/src/leave-guard/LeaveGuard.stories.tsx', 'LeaveScene'],
])('starts the page of %s with a way to try it', (path, scene) => {
  expect(/export const Default\b[^;]*/u.exec(text(path))?.[0]).toContain(`<${scene}`);
});

it('starts the page of the button with all variants', () => {
  expect(/<Canvas of=\{([^}]*)\}/u.exec(text('packages/ui/src/button/Button.mdx'))?.[1]).toBe('stories.Variants');
});
