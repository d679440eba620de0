import { waitFor } from 'storybook/test';

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text of a JSON editor, which lies in a shadow root and comes when its code has come. */
export const jsonText = (place: ParentNode): Promise<HTMLElement> =>
  waitFor(
    () => {
      const root = place.querySelector('[data-editor]')?.shadowRoot;
      const content = root?.querySelector<HTMLElement>('.cm-content');
      if (!content) throw new Error('The editor is not there yet');
      return content;
    },
    { timeout: 20_000 },
  );

/** As a person does it: selects all and types over it. The testing library types into no shadow root. */
export async function replaceJson(content: HTMLElement, text: string): Promise<void> {
  content.focus();
  document.execCommand('selectAll');
  document.execCommand('insertText', false, text);
  await waitFor(() => {
    if (content.textContent !== text) throw new Error(`The editor shows ${content.textContent}`);
  });
}
