import { waitFor } from 'storybook/test';
import { validJson } from '../rules/index.ts';

export const json = validJson(50_000);

/** The text of a lazily loaded JSON editor, inside its shadow root. */
export const jsonText = (container: ParentNode): Promise<HTMLElement> =>
  waitFor(
    () => {
      const root = container.querySelector('[data-editor]')?.shadowRoot;
      const content = root?.querySelector<HTMLElement>('.cm-content');
      if (!content) throw new Error('The editor has not loaded yet');
      return content;
    },
    { timeout: 60_000 },
  );

/**
 * Selects all and pastes over it. The testing library cannot type into a shadow root, and `execCommand('insertText')`
 * leaves inline colors in the page.
 */
export async function replaceJson(content: HTMLElement, text: string): Promise<void> {
  content.focus();
  const all = { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true };
  content.dispatchEvent(new KeyboardEvent('keydown', all));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await waitFor(() => {
    if (content.textContent !== text) throw new Error(`The editor shows ${content.textContent}`);
  });
}
