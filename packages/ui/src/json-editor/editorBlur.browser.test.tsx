import { expect, test, vi } from 'vitest';
import { createEditor } from './createEditor.ts';

test('calls onBlur when focus leaves both the text and the search panel', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const outside = document.body.appendChild(document.createElement('button'));
  const onBlur = vi.fn<() => void>();
  const editor = createEditor(host, '{}', { onChange: () => {}, onBlur, onUndoable: () => {} });
  host.focus();
  editor.find();
  expect(host.shadowRoot?.activeElement?.tagName).toBe('INPUT');
  // Focus changes while the panel opens are handled in the next microtask.
  await Promise.resolve();
  expect(onBlur).not.toHaveBeenCalled();
  outside.focus();
  expect(onBlur).toHaveBeenCalledOnce();
  host.focus();
  outside.focus();
  expect(onBlur).toHaveBeenCalledTimes(2);
  editor.destroy();
  host.remove();
  outside.remove();
});
