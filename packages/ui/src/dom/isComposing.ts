/** keyCode of keys handled by an input method. */
const inputMethodKey = 229;

type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method that composes a word: Enter accepts its candidate, Escape dismisses it.
 * Safari ends
 * the composition before the last key, which is recognizable only by keyCode 229.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === inputMethodKey;
}

/**
 * For `onKeyDownCapture` of a field: sets `isComposing` where Safari only sets keyCode 229, for react-aria components,
 * including a dialog around the field, which check only `isComposing`.
 */
export function markComposing(event: { nativeEvent: KeyboardEvent }): void {
  if (isComposing(event)) Object.defineProperty(event.nativeEvent, 'isComposing', { value: true });
}
