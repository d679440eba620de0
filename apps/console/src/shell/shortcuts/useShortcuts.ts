import { useEffect, useRef } from 'react';
import { pressKey, type Sequence, type Shortcut } from './shortcuts.ts';

/** Input types without text entry. */
const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Elements that use character keys themselves. */
const typing = `input:not(${untyped.map((type) => `[type=${type}]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=menu], [role=listbox], [aria-haspopup=listbox], dialog, [role=dialog], [role=alertdialog]`;

/** Uses the composed path, for editors in a shadow root. */
function isTyped(event: KeyboardEvent): boolean {
  const [origin = event.target] = event.composedPath();
  return event.isComposing || (origin instanceof Element && origin.closest(typing) !== null);
}

/** Runs single-key shortcuts, unless they are off or the user is typing. */
export function useShortcuts(shortcuts: readonly Shortcut[], isOff: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (isOff) return undefined;
    let before: Sequence | null = null;
    const listen = (event: KeyboardEvent) => {
      // Shift is part of "?".
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      if (event.repeat || isTyped(event)) {
        before = null;
        return;
      }
      const { match, pending } = pressKey(latest.current, before, event.key, event.timeStamp);
      before = pending;
      if (!match) return;
      event.preventDefault();
      match.run?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff]);
}
