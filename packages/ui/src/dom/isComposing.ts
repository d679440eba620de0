/** What an input method sends with each key that it takes for itself. */
const inputMethodKey = 229;

type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method that composes a word: Enter takes its candidate, Escape lets it go, and neither is
 * meant for the page. Safari tells the end of a composition before its last key: that one says 229 alone.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === inputMethodKey;
}

/**
 * For `onKeyDownCapture` of a field: sets `isComposing` where Safari only sets keyCode 229, for all that is made of
 * react-aria, also the dialog around the field, which asks for nothing else.
 */
export function markComposing(event: { nativeEvent: KeyboardEvent }): void {
  if (isComposing(event)) Object.defineProperty(event.nativeEvent, 'isComposing', { value: true });
}
