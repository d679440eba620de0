import { expect, test } from 'vitest';
import { createEditor } from './createEditor.ts';

test('the mark of an object that is folded away is drawn otherwise than that of an open one, and is named', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const editor = createEditor(host, '{\n  "a": 1\n}', { onChange: () => {}, onBlur: () => {}, onUndoable: () => {} });
  // The gutter holds one that nobody sees, to be as wide.
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
