import { expect, test } from 'vitest';
import { createEditor } from './createEditor.ts';

test('a folded object has a different, labeled marker', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const editor = createEditor(host, '{\n  "a": 1\n}', { onChange: () => {}, onBlur: () => {}, onUndoable: () => {} });
  // The gutter has an invisible marker for its width.
  const mark = () => [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.cm-foldGutter [title]') ?? [])].at(1);
  const renderedMarks = () => {
    const span = mark();
    return span && getComputedStyle(span, '::before').transform;
  };
  await expect.poll(() => mark()?.title).toBe('Fold line');
  const open = renderedMarks();
  mark()?.click();
  await expect.poll(() => mark()?.title).toBe('Unfold line');
  expect(renderedMarks()).not.toBe(open);
  editor.destroy();
  host.remove();
});
