/** Fields in which letters are written; a box, a slider or a file has none. */
const notText = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
const textEntry = `input:not(${notText.map((type) => `[type=${type}]`).join(', ')}), textarea, [contenteditable]:not([contenteditable=false]), [role=textbox]`;

/**
 * The element in which an event began. For what lies in a shadow root, such as an editor, `event.target` names its host to
 * everybody outside, who would take it for a plain element. Ask while the event is under way: later it knows its way no more.
 */
export function eventTarget(event: Event): Element | undefined {
  const [origin = event.target] = event.composedPath();
  return origin instanceof Element ? origin : undefined;
}

/** Whether a person writes there, so that letters, Ctrl Z, copy and paste are the browser's. */
export const isTextInput = (element: Element | undefined): boolean => element?.closest(textEntry) != null;
