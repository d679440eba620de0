import { useEffect, useRef } from 'react';
import { pressKey, type Sequence, type Shortcut } from './shortcuts.ts';

/** Inputs in which nothing is typed. */
const untyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Where characters are typed or have a use of their own; a dialog has its keys to itself. */
const typing = `input:not(${untyped.map((type) => `[type=${type}]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=menu], [role=listbox], [aria-haspopup=listbox], dialog, [role=dialog], [role=alertdialog]`;

/** In an editor's shadow root, the element in which it was pressed. */
function isTyped(event: KeyboardEvent): boolean {
  const [origin = event.target] = event.composedPath();
  return event.isComposing || (origin instanceof Element && origin.closest(typing) !== null);
}

/** Runs single-key shortcuts, unless they are off or somebody is typing. */
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
