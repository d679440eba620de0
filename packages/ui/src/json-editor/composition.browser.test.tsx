import { expect, test, vi } from 'vitest';
import { createEditor } from './createEditor.ts';

test('keeps composed text when an older value arrives late', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn<(value: string) => void>();
  const editor = createEditor(host, 'a', { onChange, onBlur: () => {}, onUndoable: () => {} });
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const typed = () => content?.querySelector('.cm-line')?.textContent ?? '';
  const compose = (character: string) => {
    document.execCommand('insertText', false, character);
    return vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(typed()), 10_000);
  };
  content?.focus();
  content?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await compose('b');
  editor.setValue('A');
  expect(typed()).toContain('b');
  await compose('c');
  const last = typed();
  editor.setValue(last);
  content?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  // The late value would be applied in the next microtask.
  await Promise.resolve();
  await Promise.resolve();
  expect(typed()).toBe(last);
  editor.destroy();
  host.remove();
});
