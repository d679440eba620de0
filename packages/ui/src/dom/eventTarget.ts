/** Input types without text editing. */
const notText = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
const textEntry = `input:not(${notText.map((type) => `[type=${type}]`).join(', ')}), textarea, [contenteditable]:not([contenteditable=false]), [role=textbox]`;

/**
 * The innermost target of an event. For an element in a shadow root, such as an editor, `event.target` is the host.
 * Call it
 * during dispatch: afterwards the composed path is empty.
 */
export function eventTarget(event: Event): Element | undefined {
  const [origin = event.target] = event.composedPath();
  return origin instanceof Element ? origin : undefined;
}

/** Whether the user types text there, so that letters, undo, copy and paste belong to the browser. */
export const isTextInput = (element: Element | undefined): boolean => element?.closest(textEntry) != null;
