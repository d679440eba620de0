import { userEvent } from 'storybook/test';

/** Presses Tab until `element` has focus. */
export async function tabTo(element: HTMLElement): Promise<void> {
  const visited = new Set<Element | null>();
  while (document.activeElement !== element) {
    await userEvent.tab();
    if (visited.has(document.activeElement)) throw new Error(`Tab does not lead to ${element.outerHTML.slice(0, 80)}`);
    visited.add(document.activeElement);
  }
}

interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
}

/** A promise that the story resolves. */
export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
