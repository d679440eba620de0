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

/** An answer that comes when the story says so. */
export interface Deferred<Answer> {
  promise: Promise<Answer>;
  answer: (answer: Answer) => void;
}

export function deferred<Answer>(): Deferred<Answer> {
  let answer: Deferred<Answer>['answer'] = () => {};
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}
