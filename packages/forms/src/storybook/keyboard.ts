import { userEvent } from 'storybook/test';

/** Presses Tab until `element` has the focus; gives up where the page has nothing more to offer. */
export async function tabTo(element: HTMLElement): Promise<void> {
  const seen = new Set<Element | null>();
  while (document.activeElement !== element) {
    await userEvent.tab();
    if (seen.has(document.activeElement)) throw new Error(`Tab does not lead to ${element.outerHTML.slice(0, 80)}`);
    seen.add(document.activeElement);
  }
}
